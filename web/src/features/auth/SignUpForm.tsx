import { limits } from '@lantern/functions/contract/limits';
import { useState } from 'react';
import { ProblemError } from '../../lib/api/problem.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from './Form.tsx';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signUp } from './session.ts';
import { useSignIn } from './useSignIn.ts';

const words = strings.signIn;

/** What is taken already is said at the field that holds it. */
function taken(error: unknown, code: 'name-taken' | 'email-taken'): string | undefined {
  return error instanceof ProblemError && error.code === code ? error.message : undefined;
}

/** A new account, and in with it. */
export function SignUpForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, error, field, run } = useSignIn(() => signUp({ name, email, password }));
  const errors = {
    name: field('name') ?? taken(error, 'name-taken'),
    email: field('email') ?? taken(error, 'email-taken'),
    password: field('password'),
  };
  const atField = Object.values(errors).some((message) => message !== undefined);
  return (
    <Form label={words.signUp} error={error} onSubmit={run}>
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.password}
        name="new-password"
        autoComplete="new-password"
        value={password}
        hint={words.passwordHint(limits.password.min)}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFailure message={error === undefined || atField ? undefined : failureWords(error, words.failed)} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.signUp}
      </Button>
    </Form>
  );
}
