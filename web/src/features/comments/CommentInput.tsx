import styled from '@emotion/styled';
import type { TextareaHTMLAttributes } from 'react';
import { color, font, motion } from '../../ui/theme/tokens.ts';

const Area = styled.textarea`
  width: 100%;
  min-height: 36px;
  max-height: 320px;
  padding: 6px 0;
  field-sizing: content;
  resize: none;
  border: 0;
  border-bottom: 1px solid ${color.softStrong};
  border-radius: 0;
  background: transparent;
  color: ${color.text};
  line-height: ${font.line.text};
  transition: border-color ${motion.press};
  &::placeholder {
    color: ${color.textSoft};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
    border-color: ${color.accent};
    box-shadow: 0 1px 0 ${color.accent};
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: ${font.size.title};
  }
`;

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** Called by Control or Command with Enter. */
  onSend?: () => void;
}

/** A line that grows with what is written into it. */
export function CommentInput({ label, onSend, ...rest }: Props) {
  return (
    <Area
      {...rest}
      rows={1}
      aria-label={label}
      dir="auto"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onSend?.();
        }
      }}
    />
  );
}
