import { firestore } from '../../firebase.ts';
import { users } from '../documents.ts';
import { Refusal } from '../refusal.ts';

/**
 * Deletes one's own account: without its profile it can do nothing any more, and the trigger on the profile clears away the
 * rest.
 * @throws {Refusal} no-session when it is gone already
 */
export const deleteAccountOf = (uid: string): Promise<{ _id: string }> =>
  firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(users.doc(uid));
    if (!user.exists) throw new Refusal('no-session');
    transaction.delete(user.ref);
    return { _id: uid };
  });
