import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { color, motion, radius } from './theme/tokens.ts';

const Round = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  transition: background ${motion.press};
  &:hover:not(:disabled) {
    background: ${color.soft};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon;
  /** What it does: its name for screen readers, and its tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of one icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <Round {...rest} type={type} aria-label={label} title={label}>
      <Icon icon={icon} />
    </Round>
  );
}
