import styled from '@emotion/styled';
import { useState } from 'react';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { color } from '../../ui/theme/tokens.ts';
import { Form } from './Form.tsx';
import { FormFailure } from './FormFailure.tsx';
import { resetFailure } from './resetFailure.ts';
import { askForNewPassword } from './session.ts';

const words = strings.signIn.reset;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 4px 24px 24px;
`;

const Lead = styled.p`
  color: ${color.textSoft};
`;

const Link = styled.button`
  align-self: flex-start;
  margin-top: -8px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: ${color.textSoft};
  font: inherit;
  cursor: pointer;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** Asks for the address to which the way to a new password is sent. It never tells whether there is such an account. */
function ResetForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { field, message } = resetFailure(error);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await askForNewPassword(email.trim());
      onSent();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form label={words.title} error={error} onSubmit={send}>
      <Lead>{words.lead}</Lead>
      <TextField
        label={strings.signIn.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={field}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormFailure message={message} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}

/** The way back in for who does not know the password any more. */
export function ForgottenPassword() {
  const [stage, setStage] = useState<'closed' | 'asking' | 'sent'>('closed');
  const close = () => setStage('closed');
  return (
    <>
      <Link type="button" onClick={() => setStage('asking')}>
        {words.open}
      </Link>
      {stage !== 'closed' && (
        <Dialog title={words.title} closeLabel={strings.common.close} width={440} onClose={close}>
          <Body>
            {stage === 'asking' ? (
              <ResetForm onSent={() => setStage('sent')} />
            ) : (
              <>
                <p role="status">{words.sent}</p>
                <Button variant="primary" onClick={close}>
                  {words.done}
                </Button>
              </>
            )}
          </Body>
        </Dialog>
      )}
    </>
  );
}
