import { expect, test } from 'vitest';
import { firestore } from '../../firebase.ts';
import { aVideo, manyAccounts } from '../../testing/accounts.ts';
import { shards, subscriptions, users, videos, viewMarks } from '../documents.ts';
import { grpc } from '../error-code.ts';
import { readAll } from '../read-all.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import { countView } from '../videos/views.ts';
import { isContended, writeCounting } from './contention.ts';
import { foldShards } from './fold.ts';

const PEOPLE = 300;
const NOW = new Date('2026-05-01T12:00:00Z');

test('hundreds of people who watch one video at the same moment are all counted, once each', async () => {
  const [owner = '', ...viewers] = await manyAccounts(PEOPLE + 1);
  const videoId = await aVideo(owner);
  const video = (await videos.doc(videoId).get()).data();
  if (!video) throw new Error('The video is gone');
  const counted = await Promise.all(
    viewers.map((uid) => countView(videoId, video, { uid, address: '', agent: '' }, NOW)),
  );
  await foldShards();
  expect(counted.filter(Boolean)).toHaveLength(PEOPLE);
  expect((await videos.doc(videoId).get()).data()?.views).toBe(PEOPLE);
  expect((await viewMarks(videoId).count().get()).data().count).toBe(PEOPLE);
  expect((await shards(videos.doc(videoId)).get()).empty).toBe(true);
});

test('hundreds of people who subscribe to one channel at the same moment are all counted, once each', async () => {
  const [channelId = '', ...followers] = await manyAccounts(PEOPLE + 1);
  await Promise.all(followers.map((uid) => subscribe(uid, channelId)));
  await foldShards();
  expect((await users.doc(channelId).get()).data()?.subscribers).toBe(PEOPLE);
  const lists = await readAll(firestore, ...followers.map(subscriptions));
  expect(lists.filter((list) => list?.channelIds.join() === channelId)).toHaveLength(PEOPLE);
  expect((await shards(users.doc(channelId)).get()).empty).toBe(true);
});

test('people who find at the same moment that a document is contended all go round it', async () => {
  const [channelId = ''] = await manyAccounts(1);
  const { path } = users.doc(channelId);
  const goRound = async () => {
    if (!isContended(path)) throw Object.assign(new Error('Contention'), { code: grpc.aborted });
    return 'counted';
  };
  const results = await Promise.all([1, 2, 3].map(() => writeCounting(path, goRound)));
  expect(results).toEqual(['counted', 'counted', 'counted']);
});
