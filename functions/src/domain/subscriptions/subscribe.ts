import { FieldValue } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import type { PublicUser } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { presentUser } from '../accounts/present.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { subscriptions, users } from '../documents.ts';
import { optimistically } from '../optimistic.ts';
import { snapshotsOf } from '../read-all.ts';
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

/**
 * Changes the list and the channel's counter in one step, on the condition that the list is as it was. No document is locked
 * for it: not the list, that two clicks may change at once, and not the account, that is a channel too and counts others'
 * subscriptions at the same moment. Whoever clears an account away takes its list last (see `purgeAccount`), so a list that
 * is as it was says that the account's subscriptions can still be found.
 */
const follow = (uid: string, channelId: string, wanted: boolean): Promise<PublicUser> =>
  optimistically(async () => {
    const counted = users.doc(channelId);
    const [account, channel, list] = await snapshotsOf(
      firestore,
      users.doc(uid),
      counted,
      subscriptions(uid),
    );
    const shown = channel.data();
    if (!shown) throw new Refusal('not-found');
    if (!account.exists) throw new Refusal('no-session');
    const followed = list.data()?.channelIds ?? [];
    if (followed.includes(channelId) === wanted) return presentUser(channelId, shown);
    if (wanted && followed.length >= limits.subscriptions)
      throw invalid('channelId', `At most ${limits.subscriptions} channels`);
    if (!list.updateTime) {
      await makeList(uid);
      return follow(uid, channelId, wanted);
    }
    const unchanged = { lastUpdateTime: list.updateTime };
    const by = wanted ? 1 : -1;
    await writeCounting(counted.path, async () => {
      const channelIds = wanted ? FieldValue.arrayUnion(channelId) : FieldValue.arrayRemove(channelId);
      const batch = firestore.batch().update(list.ref, { channelIds }, unchanged);
      addTo(batch, counted, { subscribers: by });
      await batch.commit();
    });
    return presentUser(channelId, { ...shown, subscribers: shown.subscribers + by });
  });

/**
 * Accounts have a list since they signed up. One that has lost it (an administrator deleted the document) gets another, but
 * not when it is the account that is gone.
 * @throws {Refusal} no-session
 */
const makeList = (uid: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const [account, list] = await snapshotsOf(transaction, users.doc(uid), subscriptions(uid));
    if (!account.exists) throw new Refusal('no-session');
    if (!list.exists) transaction.create(list.ref, { channelIds: [] });
  });
