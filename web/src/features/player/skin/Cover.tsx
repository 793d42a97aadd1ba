import styled from '@emotion/styled';
import { font, radius } from '../../../ui/theme/tokens.ts';
import { look } from './look.ts';

/** Lies over the whole picture and its controls. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 16px;
  background: rgb(0 0 0 / 0.84);
  color: ${look.ink};
  line-height: normal;
`;

/** A button on such a cover. */
export const PillButton = styled.button<{ primary?: boolean }>`
  height: 36px;
  padding: 0 16px;
  border: 0;
  border-radius: ${radius.full};
  background: ${({ primary = true }) => (primary ? look.ink : look.hover)};
  color: ${({ primary = true }) => (primary ? look.onAccent : look.ink)};
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${look.accent};
    outline-offset: 2px;
  }
`;
