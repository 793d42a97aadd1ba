import { css } from '@emotion/react';
import { color, font, motion, radius, size } from './theme/tokens.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'outline';

const variants = {
  primary: css`
    background: ${color.text};
    color: ${color.bg};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, ${color.text} 86%, ${color.bg});
    }
  `,
  quiet: css`
    background: ${color.soft};
    color: ${color.text};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.softStrong};
    }
  `,
  plain: css`
    background: transparent;
    color: ${color.text};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.soft};
    }
  `,
  outline: css`
    background: transparent;
    color: ${color.text};
    border-color: ${color.softStrong};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.bgRaised};
      border-color: ${color.textSoft};
    }
  `,
} as const;

/** How a button, or a link that looks like one, is drawn. */
export function buttonLook(variant: ButtonVariant) {
  return css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    flex: none;
    min-height: ${size.control};
    padding: 0 16px;
    border: 1px solid transparent;
    border-radius: ${radius.full};
    font-size: ${font.size.body};
    font-weight: ${font.weight.medium};
    line-height: 1;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background ${motion.press},
      border-color ${motion.press},
      transform ${motion.press};
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: scale(0.97);
    }
    &:disabled {
      opacity: 0.5;
      cursor: default;
    }
    &[aria-disabled='true'] {
      cursor: progress;
    }
    ${variants[variant]}
  `;
}
