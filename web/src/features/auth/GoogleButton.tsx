import { useEffect } from 'react';
import { prefetchFirebaseAuth } from '../../lib/firebase/load.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from './FormFailure.tsx';
import { GoogleLogo } from './GoogleLogo.tsx';
import { googleFailure } from './googleFailure.ts';
import { signInWithGoogle } from './session.ts';
import { useSignIn } from './useSignIn.ts';

const words = strings.signIn;

/**
 * In by Google's popup; then to where one came from, or `stay` where one is. Firebase's code is fetched beforehand: browsers
 * open a popup only right after the press.
 */
export function GoogleButton({ stay }: { stay: boolean }) {
  const { busy, error, run } = useSignIn(signInWithGoogle, stay);
  useEffect(prefetchFirebaseAuth, []);
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void run()}>
        {!busy && <GoogleLogo />}
        {busy ? words.googleWaiting : words.google}
      </Button>
      <FormFailure message={error === undefined ? undefined : googleFailure(error)} />
    </>
  );
}
