import { randomUUID } from 'node:crypto';
import { auth } from '../../firebase.ts';
import { usernames } from '../documents.ts';
import { errorCode } from '../error-code.ts';
import { Refusal } from '../refusal.ts';
import { idTokenForPassword } from './identity-toolkit.ts';
import { foldName } from './names.ts';
import { currentUser } from './profile.ts';
import { type SignedIn, signedIn } from './sessions.ts';

/** The account that is asked for a password in the place of one that does not exist. Nobody knows its password. */
const DECOY = 'decoy';

/**
 * Signs in by name and password. A wrong password, an unknown name and a disabled account make the same calls, so that
 * neither the answer nor its time tells which it was.
 * @throws {Refusal} wrong-credentials
 */
export async function signIn(name: string, password: string): Promise<SignedIn> {
  const uid = (await usernames.doc(foldName(name)).get()).data()?.uid;
  const email = await emailOf(uid ?? DECOY);
  const idToken = await idTokenForPassword(email, password);
  if (!uid || !idToken) throw new Refusal('wrong-credentials');
  return signedIn(idToken, await currentUser(uid));
}

/** The e-mail address by which Identity Toolkit knows an account; the decoy's for one that has none. */
async function emailOf(uid: string): Promise<string> {
  try {
    return (await auth.getUser(uid)).email ?? decoyEmail();
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
    if (uid === DECOY) await makeDecoy();
    return decoyEmail();
  }
}

const decoyEmail = () => `${DECOY}@lantern.invalid`;

async function makeDecoy(): Promise<void> {
  try {
    await auth.createUser({ uid: DECOY, email: decoyEmail(), password: randomUUID() });
  } catch (error) {
    if (errorCode(error) !== 'auth/uid-already-exists' && errorCode(error) !== 'auth/email-already-exists')
      throw error;
  }
}
