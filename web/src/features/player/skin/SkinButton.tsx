import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { look } from './look.ts';

const Round = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${look.ink};
  cursor: pointer;
  transition: background 120ms;
  &:hover,
  &[aria-expanded='true'] {
    background: ${look.hover};
  }
  &:focus-visible {
    outline: 2px solid ${look.accent};
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    color: ${look.accent};
  }
  &[data-solid='true'] svg {
    fill: currentColor;
  }
`;

/** A press with the mouse gives the player the focus, not the button, so that the keys go on meaning the player. */
function focusPlayer(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('media-controller')?.focus({ preventScroll: true });
}

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon;
  label: string;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
  /** Filled: for the few that are pressed most. */
  solid?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button over the picture. */
export function SkinButton({ icon, label, shortcut, solid = false, ...rest }: Props) {
  return (
    <Round
      {...rest}
      type="button"
      aria-label={label}
      data-solid={solid}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      onMouseDown={focusPlayer}
    >
      <Icon icon={icon} size={22} />
    </Round>
  );
}
