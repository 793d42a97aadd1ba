import { beforeEach, expect, test } from 'vitest';
import { manyAccounts } from '../../testing/accounts.ts';
import { purgeAccount } from '../accounts/purge.ts';
import { subscriptions, users } from '../documents.ts';
import { subscribe } from './subscribe.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

let follower: string;
let channel: string;

beforeEach(async () => {
  [follower = '', channel = ''] = await manyAccounts(2);
});

const subscribersOf = async (uid: string) => (await users.doc(uid).get()).data()?.subscribers;

test('an account whose list was deleted in the console can subscribe again', async () => {
  await subscriptions(follower).delete();
  expect((await subscribe(follower, channel)).subscribers).toBe(1);
  expect((await subscriptions(follower).get()).data()).toEqual({ channelIds: [channel] });
});

test('an account that is gone follows nobody, and gets no list', async () => {
  await Promise.all([users.doc(follower).delete(), subscriptions(follower).delete()]);
  await expect(subscribe(follower, channel)).rejects.toMatchObject({ code: 'no-session' });
  expect((await subscriptions(follower).get()).exists).toBe(false);
});

test('a first subscription while the account is cleared away leaves neither list nor count', async () => {
  await subscriptions(follower).delete();
  await Promise.allSettled([
    subscribe(follower, channel),
    users
      .doc(follower)
      .delete()
      .then(() => purgeAccount(follower, 'Nobody', NOW)),
  ]);
  expect((await subscriptions(follower).get()).exists).toBe(false);
  expect(await subscribersOf(channel)).toBe(0);
});
