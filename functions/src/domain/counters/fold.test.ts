import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { firestore } from '../../firebase.ts';
import { aVideo, manyAccounts } from '../../testing/accounts.ts';
import { diesAfter } from '../../testing/mortal.ts';
import { shards, users, videos } from '../documents.ts';
import { addTo } from './add.ts';
import { avoid } from './contention.ts';
import { foldShards } from './fold.ts';

async function sharded() {
  const [uid = ''] = await manyAccounts(1);
  const videoId = await aVideo(uid);
  const [video, channel] = [videos.doc(videoId), users.doc(uid)];
  avoid(video.path);
  avoid(channel.path);
  for (let times = 0; times < 30; times += 1) {
    const batch = firestore.batch();
    addTo(batch, video, { views: 1, ...(times % 3 === 0 ? { likeCount: 1 } : {}) });
    addTo(batch, channel, { subscribers: 2 });
    await batch.commit();
  }
  return { video, channel };
}

test('what is counted on a contended document waits in shards and comes home exactly', async () => {
  const { video, channel } = await sharded();
  expect((await video.get()).data()).toMatchObject({ views: 0, likeCount: 0, score: 0 });
  await foldShards();
  const folded = (await video.get()).data();
  expect(folded).toMatchObject({ views: 30, likeCount: 10 });
  expect(folded?.score).toBeGreaterThan(0);
  expect((await channel.get()).data()?.subscribers).toBe(60);
  expect((await shards(video).get()).empty).toBe(true);
});

test('shards that grow while they are folded lose nothing', async () => {
  const { video } = await sharded();
  const more = Array.from({ length: 20 }, () => {
    const batch = firestore.batch();
    addTo(batch, video, { views: 1 });
    return batch.commit();
  });
  await Promise.all([foldShards(), ...more]);
  await foldShards();
  expect((await video.get()).data()?.views).toBe(50);
});

test.each([0, 1])(
  'a fold that dies after %i changes is finished by the next, and nothing counts twice',
  async (step) => {
    const { video, channel } = await sharded();
    await foldShards();
    avoid(video.path);
    const batch = firestore.batch();
    addTo(batch, video, { views: 7 });
    addTo(batch, channel, { subscribers: 7 });
    await batch.commit();
    expect(await diesAfter(step, foldShards)).toBe(true);
    await foldShards();
    await foldShards();
    expect((await video.get()).data()?.views).toBe(37);
    expect((await channel.get()).data()?.subscribers).toBe(67);
  },
);

test('shards of a document that is gone are cleared away', async () => {
  const { video, channel } = await sharded();
  await video.delete();
  await foldShards();
  expect((await shards(video).get()).empty).toBe(true);
  expect((await video.get()).exists).toBe(false);
  expect((await channel.get()).data()?.subscribers).toBe(60);
});

test('a quiet document is counted on at once', async () => {
  const [uid = ''] = await manyAccounts(1);
  const batch = firestore.batch();
  addTo(batch, users.doc(uid), { subscribers: 1 }, { name: 'Renamed', img: FieldValue.delete() });
  await batch.commit();
  expect((await users.doc(uid).get()).data()).toMatchObject({ subscribers: 1, name: 'Renamed' });
});
