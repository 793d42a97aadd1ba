import { FieldValue } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import type { PublicUser } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { presentUser } from '../accounts/present.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { subscriptions, users } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal, invalid } from '../refusal.ts';

/**
 * Puts a channel among those that an account follows; once is enough.
 * @returns the channel as it is then
 * @throws {Refusal} not-found, no-session (the account is gone), invalid (too many channels)
 */
export const subscribe = (uid: string, channelId: string): Promise<PublicUser> =>
  follow(uid, channelId, true);

/**
 * Takes a channel from among those that an account follows; once is enough.
 * @returns the channel as it is then
 * @throws {Refusal} not-found, no-session (the account is gone)
 */
export const unsubscribe = (uid: string, channelId: string): Promise<PublicUser> =>
  follow(uid, channelId, false);

async function follow(uid: string, channelId: string, wanted: boolean): Promise<PublicUser> {
  const channel = (await users.doc(channelId).get()).data();
  if (!channel) throw new Refusal('not-found');
  const moved = await writeCounting(users.doc(channelId).path, () => change(uid, channelId, wanted));
  return presentUser(channelId, { ...channel, subscribers: channel.subscribers + moved });
}

/** Changes the list and the channel's counter in one step. @returns by how much the counter moved */
const change = (uid: string, channelId: string, wanted: boolean): Promise<number> =>
  firestore.runTransaction(async (transaction) => {
    const [account, kept] = await readAll(transaction, users.doc(uid), subscriptions(uid));
    if (!account) throw new Refusal('no-session');
    const followed = kept?.channelIds ?? [];
    if (followed.includes(channelId) === wanted) return 0;
    if (wanted && followed.length >= limits.subscriptions)
      throw invalid('channelId', `At most ${limits.subscriptions} channels`);
    transaction.set(
      subscriptions(uid),
      { channelIds: wanted ? FieldValue.arrayUnion(channelId) : FieldValue.arrayRemove(channelId) },
      { merge: true },
    );
    const by = wanted ? 1 : -1;
    addTo(transaction, users.doc(channelId), { subscribers: by });
    return by;
  });
