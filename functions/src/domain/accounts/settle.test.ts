import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { auth, bucket } from '../../firebase.ts';
import { aVideo, manyAccounts } from '../../testing/accounts.ts';
import { diesAfter } from '../../testing/mortal.ts';
import { wholeState } from '../../testing/state.ts';
import { upload } from '../../testing/uploads.ts';
import { addComment } from '../comments/write.ts';
import { type UserDocument, comments, subscriptions, usernames, users, videos } from '../documents.ts';
import { react } from '../reactions/react.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import { settleVideo } from '../videos/settle.ts';
import { foldName } from './names.ts';
import { settleAccount } from './settle.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

/** Somebody who did one of everything, beside somebody else's things. */
async function somebody() {
  const [uid = '', friend = ''] = await manyAccounts(2);
  const profile = (await users.doc(uid).get()).data() as UserDocument;
  await auth.createUser({ uid });
  await usernames.doc(foldName(profile.name)).create({ uid });
  const [own, friends] = [await aVideo(uid), await aVideo(friend)];
  await upload(uid);
  await upload(uid, 'images');
  await subscribe(uid, friend);
  await subscribe(friend, uid);
  await addComment(uid, friends, 'Nice', NOW);
  await addComment(friend, own, 'Thanks', NOW);
  await react(friends, uid, 'like', NOW);
  await react(own, friend, 'dislike', NOW);
  return { uid, friend, profile, own, friends };
}

const mentions = async (uid: string) =>
  Object.entries((await wholeState()).documents).filter(([name, fields]) =>
    `${name} ${JSON.stringify(fields)}`.includes(uid),
  );

async function expectNothingLeft({ uid, friend, own, friends }: Awaited<ReturnType<typeof somebody>>) {
  const tombstone = (await videos.doc(own).get()).data();
  await settleVideo(own, undefined, tombstone, NOW);
  const left = await mentions(uid);
  expect(left.map(([name]) => name)).toEqual([expect.stringContaining(`/videos/${own}`)]);
  expect((await videos.doc(own).get()).data()).toMatchObject({ visibility: 'deleted', title: '' });
  expect((await videos.doc(friends).get()).data()).toMatchObject({
    likeCount: 0,
    likes: [],
    commentCount: 0,
  });
  expect((await users.doc(friend).get()).data()?.subscribers).toBe(0);
  expect((await subscriptions(friend).get()).data()?.channelIds).toEqual([]);
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const [files] = await bucket().getFiles();
  expect(files.filter(({ name }) => name.includes(uid))).toEqual([]);
}

test('a deleted profile takes along everything that the account did', async () => {
  const scene = await somebody();
  await users.doc(scene.uid).delete();
  await settleAccount(scene.uid, scene.profile, undefined, NOW);
  await expectNothingLeft(scene);
});

test('the clean-up of an account may die at any step, and the next run finishes it', async () => {
  let steps = 0;
  for (let isDone = false; !isDone; steps += 1) {
    const scene = await somebody();
    await users.doc(scene.uid).delete();
    const step = steps;
    isDone = !(await diesAfter(step, () => settleAccount(scene.uid, scene.profile, undefined, NOW)));
    await settleAccount(scene.uid, scene.profile, undefined, NOW);
    await expectNothingLeft(scene);
  }
  expect(steps).toBeGreaterThan(8);
}, 120_000);

test('an account whose profile is there is never cleared away', async () => {
  const { uid, profile } = await somebody();
  const before = await mentions(uid);
  await settleAccount(uid, profile, undefined, NOW);
  expect(await mentions(uid)).toEqual(before);
});

test('a new name and picture reach videos and comments, wherever the copying died before', async () => {
  const { uid, profile, own } = await somebody();
  let [before, steps] = [profile, 0];
  for (let isDone = false; !isDone; steps += 1) {
    const after = { ...profile, name: `New ${steps} ${uid}`, img: `https://example.com/${steps}.png` };
    const [from, step] = [before, steps];
    await users.doc(uid).set(after);
    isDone = !(await diesAfter(step, () => settleAccount(uid, from, after, NOW)));
    await settleAccount(uid, from, after, NOW);
    const copy = { name: after.name, img: after.img };
    expect((await videos.doc(own).get()).data()?.channel).toEqual(copy);
    const written = await comments.where('userId', '==', uid).get();
    expect(written.docs.map((comment) => comment.data().author)).toEqual([copy]);
    expect((await usernames.doc(foldName(after.name)).get()).data()).toEqual({ uid });
    expect((await usernames.doc(foldName(from.name)).get()).exists).toBe(false);
    before = after;
  }
  expect(steps).toBeGreaterThan(3);
});

test('a counter that moves copies nothing', async () => {
  const { uid, profile, own } = await somebody();
  const before = (await videos.doc(own).get()).updateTime;
  await settleAccount(uid, profile, { ...profile, subscribers: 9, createdAt: Timestamp.now() }, NOW);
  expect((await videos.doc(own).get()).updateTime).toEqual(before);
});
