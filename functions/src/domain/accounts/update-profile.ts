import { FieldValue } from 'firebase-admin/firestore';
import type { CurrentUser } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { subscriptions, usernames, users } from '../documents.ts';
import { readAll, snapshotsOf } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { checkUpload } from '../videos/uploads.ts';
import { foldName } from './names.ts';
import { presentCurrentUser } from './present.ts';

interface ProfileChanges {
  name?: string | undefined;
  /** Empty to go back to the default picture. */
  img?: string | undefined;
}

/**
 * Changes an account's name or picture. What it published follows through the trigger on its document.
 * @throws {Refusal} name-taken, invalid (a picture that is not the caller's), no-session (the account is gone)
 */
export async function updateProfile(uid: string, { name, img }: ProfileChanges): Promise<CurrentUser> {
  if (img !== undefined && img !== '') await checkUpload(img, 'images', uid, 'img');
  return firestore.runTransaction(async (transaction) => {
    const [user, followed] = await readAll(transaction, users.doc(uid), subscriptions(uid));
    if (!user) throw new Refusal('no-session');
    const changed = {
      ...user,
      name: name ?? user.name,
      ...(img === undefined ? {} : { img }),
    };
    if (foldName(changed.name) !== foldName(user.name)) {
      const [old, next] = await snapshotsOf(
        transaction,
        usernames.doc(foldName(user.name)),
        usernames.doc(foldName(changed.name)),
      );
      if (next.exists) throw new Refusal('name-taken');
      transaction.create(next.ref, { uid });
      // An administrator may have given the old one while another held it, who keeps it.
      if (old.data()?.uid === uid) transaction.delete(old.ref);
    }
    transaction.update(users.doc(uid), { name: changed.name, img: changed.img || FieldValue.delete() });
    return presentCurrentUser(uid, changed, followed);
  });
}
