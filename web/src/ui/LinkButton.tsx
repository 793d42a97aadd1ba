import styled from '@emotion/styled';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonVariant } from './buttonLook.ts';

const Pill = styled(Link, { shouldForwardProp: (name) => name !== 'variant' })<{ variant: ButtonVariant }>(
  ({ variant }) => buttonLook(variant),
);

/** A link that looks like a button. */
export function LinkButton({ variant = 'quiet', ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Pill {...rest} variant={variant} />;
}
