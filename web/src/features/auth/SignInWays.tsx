import styled from '@emotion/styled';
import { strings } from '../../strings/index.ts';
import { color, font } from '../../ui/theme/tokens.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { SignInForm } from './SignInForm.tsx';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${color.textSoft};
  font-size: ${font.size.small};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.soft};
  }
`;

/** The ways into an account; then to where one came from, or `stay` where one is, which is no place for a new password. */
export function SignInWays({ stay = false }: { stay?: boolean }) {
  return (
    <Column>
      <SignInForm stay={stay} />
      {!stay && <ForgottenPassword />}
      <Or>{strings.signIn.or}</Or>
      <GoogleButton stay={stay} />
    </Column>
  );
}
