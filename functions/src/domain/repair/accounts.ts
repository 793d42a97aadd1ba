import { auth, firestore } from '../../firebase.ts';
import { deleteAccount } from '../accounts/abandoned-signups.ts';
import { foldName } from '../accounts/names.ts';
import { shards, signups, usernames, users } from '../documents.ts';

/** A sign-up or a first sign-in with Google takes seconds; an account this old without a profile is nobody's. */
const ORPHANED_AFTER_MS = 60 * 60 * 1000;

/** Counts a channel's subscribers anew, and reserves its name if nobody has it. */
export const repairAccount = (uid: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(users.doc(uid))).data();
    if (!user) return;
    const followers = firestore.collectionGroup('private').where('channelIds', 'array-contains', uid);
    const [counted, waiting, reserved] = await Promise.all([
      transaction.get(followers.count()),
      transaction.get(shards(users.doc(uid))),
      transaction.get(usernames.doc(foldName(user.name))),
    ]);
    const sharded = waiting.docs.reduce((sum, shard) => sum + (shard.data().subscribers ?? 0), 0);
    transaction.update(users.doc(uid), { subscribers: counted.data().count - sharded });
    if (!reserved.exists) transaction.create(reserved.ref, { uid });
  });

/** Frees a name whose holder is gone or is called something else. */
export const repairName = (folded: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const reserved = await transaction.get(usernames.doc(folded));
    const uid = reserved.data()?.uid;
    if (uid === undefined) return;
    const user = (await transaction.get(users.doc(uid))).data();
    if (!user || foldName(user.name) !== folded) transaction.delete(reserved.ref);
  });

/** Deletes the accounts in Firebase Auth that have no profile and are not being made just now. */
export async function removeOrphans(now: Date): Promise<void> {
  let page = await auth.listUsers(1000);
  for (;;) {
    for (const { uid, metadata } of page.users) {
      const isOld = now.getTime() - Date.parse(metadata.creationTime) > ORPHANED_AFTER_MS;
      if (isOld && !(await isKnown(uid))) await deleteAccount(uid);
    }
    if (!page.pageToken) return;
    page = await auth.listUsers(1000, page.pageToken);
  }
}

async function isKnown(uid: string): Promise<boolean> {
  const found = await firestore.getAll(users.doc(uid), signups.doc(uid));
  return found.some(({ exists }) => exists);
}
