import { firestore } from '../../firebase.ts';
import { type UserDocument, usernames, users } from '../documents.ts';
import { snapshotsOf } from '../read-all.ts';
import { foldName } from './names.ts';
import { publishProfile } from './publish-profile.ts';
import { purgeAccount } from './purge.ts';

/**
 * Makes right what hangs on a profile after any write of it, the product's or an administrator's in the console: a deletion
 * clears away what is left of the account, a new name is reserved, and name and picture are copied to what it published.
 * Safe to run again.
 */
export async function settleAccount(
  uid: string,
  before: UserDocument | undefined,
  after: UserDocument | undefined,
  now: Date,
): Promise<void> {
  if (!before) return;
  if (!after) {
    await purgeAccount(uid, before.name, now);
    return;
  }
  if (before.name === after.name && before.img === after.img) return;
  await moveReservation(uid, before.name, after.name);
  await publishProfile(uid);
}

/**
 * An administrator may give somebody a name that another holds; then the other keeps it for signing in. A name that has changed
 * again since is not reserved any more.
 */
const moveReservation = (uid: string, from: string, to: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const [user, old, next] = await snapshotsOf(
      transaction,
      users.doc(uid),
      usernames.doc(foldName(from)),
      usernames.doc(foldName(to)),
    );
    if (user.data()?.name !== to || foldName(from) === foldName(to) || next.exists) return;
    transaction.create(next.ref, { uid });
    if (old.data()?.uid === uid) transaction.delete(old.ref);
  });
