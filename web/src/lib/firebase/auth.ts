import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';
import { getFirebaseApp } from './app.ts';

let auth: Auth | undefined;

/**
 * Firebase Auth, without the popup's code until somebody asks for it. Nothing is kept in the browser: the API's cookie is
 * the session, and from it the SDK gets a token whenever it needs one.
 */
export async function getFirebaseAuth(): Promise<Auth> {
  const { app, config } = await getFirebaseApp();
  if (auth !== undefined) return auth;
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.authEmulator !== undefined) {
    connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true });
  }
  return auth;
}

/** Who the identity provider says that somebody is, and the token that proves it. */
export interface GoogleIdentity {
  idToken: string;
  name: string;
  email: string;
  img: string | null;
}

/** Opens Google's popup and answers who came back. Throws Firebase's errors (`auth/...`). */
export async function askGoogle(): Promise<GoogleIdentity> {
  const { user } = await signInWithPopup(
    await getFirebaseAuth(),
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
  return {
    idToken: await user.getIdToken(),
    name: user.displayName ?? '',
    email: user.email ?? '',
    img: user.photoURL,
  };
}

/** Has Firebase send a letter with the way to a new password. Throws Firebase's errors (`auth/...`). */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await getFirebaseAuth(), email);
}

/** Signs the SDK in as the API's account, unless it is already. */
export async function signInAs(userId: string, getToken: () => Promise<string>): Promise<void> {
  const current = await getFirebaseAuth();
  if (current.currentUser?.uid !== userId) await signInWithCustomToken(current, await getToken());
}

/** A token of whoever the SDK is signed in as, renewed when it is due. Throws Firebase's errors. */
export async function getIdToken(): Promise<string> {
  const { currentUser } = await getFirebaseAuth();
  if (currentUser === null) throw new Error('Nobody is signed in to Firebase');
  return currentUser.getIdToken();
}

/** Forgets whoever the SDK was signed in as. */
export async function signOutOfFirebase(): Promise<void> {
  await auth?.signOut();
}
