import type { DecodedIdToken } from 'firebase-admin/auth';
import { firestore } from '../../firebase.ts';
import { name as nameSchema } from '../../contract/accounts.ts';
import { subscriptions, usernames, users } from '../documents.ts';
import { Refusal } from '../refusal.ts';
import { foldName, nameCandidates } from './names.ts';
import { currentUser, newProfile } from './profile.ts';
import { type SignedIn, signedIn } from './sessions.ts';

/** What a channel is called whose owner's name at the identity provider is none that we take. */
const NAMELESS = 'Viewer';

/**
 * Signs in somebody whom Google vouches for, and makes the profile the first time.
 * @param idToken as it came, for the cookie
 * @param claims of that token, verified
 * @throws {Refusal} no-session when the token is from another way of signing in
 */
export async function signInWithGoogle(
  idToken: string,
  claims: DecodedIdToken,
  now: Date,
): Promise<SignedIn> {
  if (claims.firebase.sign_in_provider !== 'google.com') throw new Refusal('no-session');
  if (!(await users.doc(claims.uid).get()).exists) await makeProfile(claims, now);
  return signedIn(idToken, await currentUser(claims.uid));
}

async function makeProfile(claims: DecodedIdToken, now: Date): Promise<void> {
  const wish = nameSchema.safeParse(claims['name']);
  for (const name of nameCandidates(wish.success ? wish.data : NAMELESS)) {
    if (await reserve(claims, name, now)) return;
  }
}

/** Makes the profile under this name. @returns false when somebody else has the name */
const reserve = ({ uid, picture }: DecodedIdToken, name: string, now: Date): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const username = usernames.doc(foldName(name));
    const [reserved, profile] = await Promise.all([
      transaction.get(username),
      transaction.get(users.doc(uid)),
    ]);
    if (profile.exists) return true;
    if (reserved.exists) return false;
    transaction
      .create(username, { uid })
      .create(users.doc(uid), newProfile(name, picture, now))
      .create(subscriptions(uid), { channelIds: [] });
    return true;
  });
