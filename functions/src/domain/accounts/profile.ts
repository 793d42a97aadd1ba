import type { CurrentUser, PublicUser } from '../../contract/routes.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { type UserDocument, subscriptions, users } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { presentCurrentUser, presentUser } from './present.ts';

/**
 * An account as it sees itself: two reads.
 * @throws {Refusal} no-session when it has no profile, because it was deleted or never finished
 */
export async function currentUser(uid: string): Promise<CurrentUser> {
  const [user, followed] = await readAll(firestore, users.doc(uid), subscriptions(uid));
  if (!user) throw new Refusal('no-session');
  return presentCurrentUser(uid, user, followed);
}

/**
 * An account as everybody sees it: one read.
 * @throws {Refusal} not-found
 */
export async function findUser(uid: string): Promise<PublicUser> {
  const user = (await users.doc(uid).get()).data();
  if (!user) throw new Refusal('not-found');
  return presentUser(uid, user);
}

/** What a new account starts with. */
export const newProfile = (name: string, img: string | undefined, now: Date): UserDocument => ({
  name,
  ...(img ? { img } : {}),
  subscribers: 0,
  createdAt: Timestamp.fromDate(now),
});
