import { expect, test } from 'vitest';
import { auth } from '../../firebase.ts';
import { aVideo, manyAccounts } from '../../testing/accounts.ts';
import { foldName } from '../accounts/names.ts';
import { addComment } from '../comments/write.ts';
import { comments, usernames, users, videos } from '../documents.ts';
import { react } from '../reactions/react.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import { repair } from './repair.ts';

const NOW = new Date();

test('every derived number, list, copy and reservation is worked out anew', async () => {
  const [uid = '', first = '', second = ''] = await manyAccounts(3);
  const id = await aVideo(uid);
  await react(id, first, 'like', NOW);
  await react(id, second, 'dislike', NOW);
  await addComment(first, id, 'One', NOW);
  await subscribe(first, uid);
  await videos.doc(id).update({
    likeCount: 99,
    dislikeCount: -3,
    commentCount: 7,
    likes: ['nobody'],
    dislikes: [],
    channel: { name: 'Wrong' },
    score: -1,
  });
  await users.doc(uid).update({ subscribers: 42 });
  await usernames.doc('left behind').set({ uid: 'gone' });
  await repair(NOW);
  const { name } = (await users.doc(uid).get()).data() ?? { name: '' };
  expect((await videos.doc(id).get()).data()).toMatchObject({
    likeCount: 1,
    dislikeCount: 1,
    commentCount: 1,
    likes: [first],
    dislikes: [second],
    channel: { name },
    score: expect.toSatisfy((score: number) => score > 0),
  });
  expect((await users.doc(uid).get()).data()?.subscribers).toBe(1);
  expect((await usernames.doc(foldName(name)).get()).data()).toEqual({ uid });
  expect((await usernames.doc('left behind').get()).exists).toBe(false);
});

test('what hangs on nobody is cleared away', async () => {
  const [uid = '', viewer = ''] = await manyAccounts(2);
  const id = await aVideo(uid);
  await addComment(viewer, id, 'Seen', NOW);
  await users.doc(uid).delete();
  await auth.createUser({ uid: `orphan-${uid}` });
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await repair(later);
  expect((await videos.doc(id).get()).data()).toMatchObject({ visibility: 'deleted', title: '' });
  expect((await comments.where('videoId', '==', id).get()).empty).toBe(true);
  await expect(auth.getUser(`orphan-${uid}`)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
