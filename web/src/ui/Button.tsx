import styled from '@emotion/styled';
import type { ButtonHTMLAttributes } from 'react';
import { buttonLook, type ButtonVariant } from './buttonLook.ts';
import { Spinner } from './Spinner.tsx';

const Pill = styled('button', { shouldForwardProp: (name) => name !== 'variant' })<{
  variant: ButtonVariant;
}>(({ variant }) => buttonLook(variant));

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Shows that the press is being worked on, and takes no other. */
  busy?: boolean;
}

/** A pill with words. */
export function Button({
  variant = 'quiet',
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <Pill
      {...rest}
      type={type}
      variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </Pill>
  );
}
