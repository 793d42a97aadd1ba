import { defineString } from 'firebase-functions/params';
import { z } from 'zod';

/** The project's Web API key, which names the project to Identity Toolkit. It is no secret: every browser gets it too. */
const webApiKey = defineString('WEB_API_KEY', {
  description: 'The Web API key of the Firebase project (console: Project settings, General)',
});

const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const signedIn = z.object({ idToken: z.string() });
const failed = z.object({ error: z.object({ message: z.string() }) });

/**
 * What Identity Toolkit says when e-mail and password do not open an account. It tells them apart only while the project's
 * e-mail enumeration protection is off; too many tries are one person's doing at another's account, and say nothing new.
 */
const refusals = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'MISSING_PASSWORD',
  'USER_DISABLED',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
];

/**
 * Checks a password with Identity Toolkit, or with the Auth emulator where the Admin SDK's own variable names one.
 * @returns a fresh ID token, or undefined when the password does not open the account
 * @throws when Identity Toolkit cannot be asked
 */
export async function idTokenForPassword(email: string, password: string): Promise<string | undefined> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const url = emulator ? `http://${emulator}/${service}` : `https://${service}`;
  const response = await fetch(`${url}?key=${encodeURIComponent(webApiKey.value())}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (response.status >= 500)
    throw Object.assign(new Error('Identity Toolkit is away'), { code: response.status });
  const answer: unknown = await response.json();
  if (response.ok) return signedIn.parse(answer).idToken;
  const { message } = failed.parse(answer).error;
  if (refusals.some((refusal) => message.startsWith(refusal))) return undefined;
  throw new Error(`Identity Toolkit: ${message}`);
}
