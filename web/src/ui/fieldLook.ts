import { css } from '@emotion/react';
import { color, font, motion, radius } from './theme/tokens.ts';

/** How every field that takes words is drawn. 16 px on phones, so that they do not zoom in. */
export const fieldLook = css`
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.bgRaised};
  color: ${color.text};
  font-size: ${font.size.title};
  line-height: ${font.line.text};
  transition:
    border-color ${motion.press},
    box-shadow ${motion.press};
  &::placeholder {
    color: ${color.textSoft};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.textSoft};
  }
  &:focus-visible {
    outline: none;
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
  &[aria-invalid] {
    border-color: ${color.danger};
  }
  &[aria-invalid]:focus-visible {
    outline: 2px solid ${color.accent};
    box-shadow: none;
  }
`;
