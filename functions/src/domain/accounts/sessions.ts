import type { CurrentUser } from '../../contract/routes.ts';
import { auth } from '../../firebase.ts';

/** How long a session lasts: the longest that Firebase allows. */
export const SESSION_DAYS = 14;

/** What signing in brings: the cookie's value, and what the browser learns. */
export interface SignedIn {
  cookie: string;
  user: CurrentUser & { token: string };
}

/** A session cookie for somebody who has just proved who they are. */
export const sessionCookie = (idToken: string): Promise<string> =>
  auth.createSessionCookie(idToken, { expiresIn: SESSION_DAYS * 24 * 60 * 60 * 1000 });

/** Joins what every way of signing in answers: the cookie, the account, and a token for the Firebase client SDK. */
export async function signedIn(idToken: string, user: CurrentUser): Promise<SignedIn> {
  const [cookie, token] = await Promise.all([sessionCookie(idToken), auth.createCustomToken(user._id)]);
  return { cookie, user: { ...user, token } };
}
