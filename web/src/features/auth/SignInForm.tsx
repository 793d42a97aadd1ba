import { useState } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from './Form.tsx';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signIn } from './session.ts';
import { useSignIn } from './useSignIn.ts';

const words = strings.signIn;

/** In by username and password; then to where one came from, or `stay` where one is. */
export function SignInForm({ stay }: { stay: boolean }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, error, field, run } = useSignIn(() => signIn({ name, password }), stay);
  const nameError = field('name');
  const passwordError = field('password');
  const atField = nameError !== undefined || passwordError !== undefined;
  return (
    <Form label={words.title} error={error} onSubmit={run}>
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        value={name}
        error={nameError}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        error={passwordError}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFailure message={error === undefined || atField ? undefined : failureWords(error, words.failed)} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.submit}
      </Button>
    </Form>
  );
}
