import { Timestamp } from 'firebase-admin/firestore';
import { auth, firestore } from '../../firebase.ts';
import { signups } from '../documents.ts';
import { errorCode } from '../error-code.ts';

/** A sign-up takes a second or two; one this old has died. */
const DEAD_AFTER_MS = 5 * 60 * 1000;

/**
 * Undoes a sign-up that did not get to its end; one that did is left alone. Running it again after it died itself is safe:
 * once the note says abandoned, the sign-up can no longer finish, and the note goes last.
 */
export async function undoSignup(uid: string): Promise<void> {
  const isUnfinished = await firestore.runTransaction(async (transaction) => {
    const note = await transaction.get(signups.doc(uid));
    if (note.exists) transaction.update(note.ref, { abandoned: true });
    return note.exists;
  });
  if (!isUnfinished) return;
  await deleteAccount(uid);
  await signups.doc(uid).delete();
}

/** Undoes every sign-up that died on the way. */
export async function sweepSignups(now: Date): Promise<void> {
  const latest = Timestamp.fromMillis(now.getTime() - DEAD_AFTER_MS);
  const dead = await signups.where('startedAt', '<=', latest).limit(500).get();
  for (const note of dead.docs) await undoSignup(note.id);
}

/** Deletes somebody's account in Firebase Auth, if it is there. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}
