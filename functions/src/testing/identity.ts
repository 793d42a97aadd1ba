import { z } from 'zod';

const answer = z.object({ idToken: z.string() });

/** What the Firebase client SDK does with a custom token. */
export const idTokenOf = (token: string) => identityToolkit('signInWithCustomToken', { token });

/** What Google's popup ends in: an ID token of Firebase for an account of Google's with these claims. */
export const googleToken = (claims: Record<string, unknown>) =>
  identityToolkit('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  });

async function identityToolkit(method: string, body: object): Promise<{ idToken: string }> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  return answer.parse(await response.json());
}
