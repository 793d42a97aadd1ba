import type { Body, CurrentUser } from '@lantern/functions/contract/routes';
import { call } from '../../lib/api/client.ts';
import { errorCode } from '../../lib/firebase/errorCode.ts';
import { forgetFirebase, loadFirebaseAuth } from '../../lib/firebase/load.ts';
import { signedIn, signedOut, signInFailed, signInStarted } from '../../store/user.ts';

type Answered = CurrentUser & { token: string };

/** Runs one way of signing in with the store told of each step; the token is not kept. */
async function enter(way: () => Promise<Answered>): Promise<void> {
  signInStarted();
  try {
    const { token: _token, ...user } = await way();
    signedIn(user);
  } catch (error) {
    signInFailed();
    throw error;
  }
}

/** Signs in by name and password. Throws as `call` does. */
export function signIn(body: Body<'signIn'>): Promise<void> {
  return enter(() => call('signIn', { body }));
}

/** Makes an account and signs in as it. Throws as `call` does. */
export function signUp(body: Body<'signUp'>): Promise<void> {
  return enter(() => call('signUp', { body }));
}

/** Signs in with whoever comes back from Google's popup. Throws Firebase's errors, and as `call` does. */
export function signInWithGoogle(): Promise<void> {
  return enter(async () => {
    const { askGoogle } = await loadFirebaseAuth();
    const { idToken, ...body } = await answerOrTimeout(askGoogle());
    return call('signInWithGoogle', { body, idToken });
  });
}

/** What was entered is no e-mail address. */
export class NoAddress extends Error {
  constructor() {
    super('Not an e-mail address');
    this.name = 'NoAddress';
  }
}

/**
 * Asks for a letter with the way to a new password. Whether an account has that address is not told.
 * @throws {NoAddress} and Firebase's errors
 */
export async function askForNewPassword(email: string): Promise<void> {
  if (!/^\S+@\S+$/.test(email)) throw new NoAddress();
  const { sendPasswordReset } = await loadFirebaseAuth();
  await sendPasswordReset(email).catch((error: unknown) => {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  });
}

/** Ends the session here and at the API. Throws as `call` does; then one is still signed in. */
export async function signOut(): Promise<void> {
  await call('signOut', {});
  signedOut();
  await forgetFirebase();
}

/** How often to look whether Google's window is there. */
const googleTimeout = 10_000;

/** Google did not answer, and no window of it is open. */
export class GoogleTimeout extends Error {
  constructor() {
    super('Google did not answer in time');
    this.name = 'GoogleTimeout';
  }
}

/**
 * The SDK waits without an end for a network that hangs. While Google's window is open this page is not the focused one;
 * when it is, long after the press, no window came.
 */
function answerOrTimeout<Answer>(asking: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (document.hasFocus()) reject(new GoogleTimeout());
    }, googleTimeout);
    asking.then(resolve, reject).finally(() => clearInterval(look));
  });
}
