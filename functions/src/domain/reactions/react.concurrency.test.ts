import { expect, test } from 'vitest';
import { aVideo, crowd, manyAccounts } from '../../testing/accounts.ts';
import { foldShards } from '../counters/fold.ts';
import { reactions, shards, videos } from '../documents.ts';
import { react } from './react.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const ACCOUNTS = 1000;
const AT_ONCE = 100;

test('a thousand accounts vote on one video at once, some change their minds, and every vote counts once', async () => {
  const accounts = await manyAccounts(ACCOUNTS);
  const videoId = await aVideo(accounts[0] ?? '');
  await crowd(accounts, AT_ONCE, async (uid, index) => {
    await react(videoId, uid, index % 2 === 0 ? 'like' : 'dislike', NOW);
    if (index % 10 === 0) await react(videoId, uid, 'dislike', NOW);
    if (index % 10 === 1) await react(videoId, uid, 'dislike', NOW);
  });
  await foldShards();
  const video = (await videos.doc(videoId).get()).data();
  expect(video).toMatchObject({ likeCount: 400, dislikeCount: 600 });
  expect((await shards(videos.doc(videoId)).get()).empty).toBe(true);
  const counted = async (type: string) =>
    (await reactions(videoId).where('type', '==', type).count().get()).data().count;
  expect([await counted('like'), await counted('dislike')]).toEqual([400, 600]);
}, 120_000);
