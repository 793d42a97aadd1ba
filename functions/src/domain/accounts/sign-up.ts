import { Timestamp } from 'firebase-admin/firestore';
import { auth, firestore } from '../../firebase.ts';
import { signups, subscriptions, usernames, users } from '../documents.ts';
import { errorCode } from '../error-code.ts';
import { Refusal, invalid } from '../refusal.ts';
import { undoSignup } from './abandoned-signups.ts';
import { isCommonPassword } from './common-passwords.ts';
import { idTokenForPassword } from './identity-toolkit.ts';
import { foldName } from './names.ts';
import { presentCurrentUser } from './present.ts';
import { newProfile } from './profile.ts';
import { type SignedIn, signedIn } from './sessions.ts';

interface NewAccount {
  name: string;
  password: string;
  email: string;
}

/**
 * Makes an account. Firebase Auth and Firestore share no transaction, so a note in `signups` comes first and goes with
 * the last step: whatever dies on the way leaves it behind, and `sweepSignups` undoes the rest.
 * @throws {Refusal} invalid (a common password), name-taken, email-taken
 */
export async function signUp({ name, password, email }: NewAccount, now: Date): Promise<SignedIn> {
  if (await isCommonPassword(password)) throw invalid('password', 'Too many people use this password');
  if ((await usernames.doc(foldName(name)).get()).exists) throw new Refusal('name-taken');

  const uid = users.doc().id;
  await signups.doc(uid).create({ startedAt: Timestamp.fromDate(now), abandoned: false });
  try {
    await auth.createUser({ uid, email, password });
    const idToken = await idTokenForPassword(email, password);
    if (!idToken) throw new Error('A new account refuses its password');
    const profile = newProfile(name, undefined, now);
    const session = await signedIn(idToken, presentCurrentUser(uid, profile, undefined));
    await finish(uid, profile);
    return session;
  } catch (error) {
    await undoSignup(uid);
    throw refusalFor(error);
  }
}

/** Reserves the name and makes the profile in one step, provided that nobody has given the sign-up up meanwhile. */
const finish = (uid: string, profile: ReturnType<typeof newProfile>): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const username = usernames.doc(foldName(profile.name));
    const [reserved, note] = await Promise.all([
      transaction.get(username),
      transaction.get(signups.doc(uid)),
    ]);
    if (reserved.exists) throw new Refusal('name-taken');
    if (note.data()?.abandoned !== false) throw new Refusal('unavailable');
    transaction
      .create(username, { uid })
      .create(users.doc(uid), profile)
      .create(subscriptions(uid), { channelIds: [] })
      .delete(signups.doc(uid));
  });

function refusalFor(error: unknown): unknown {
  switch (errorCode(error)) {
    case 'auth/email-already-exists':
      return new Refusal('email-taken');
    case 'auth/invalid-email':
      return invalid('email', 'Enter an e-mail address');
    default:
      return error;
  }
}
