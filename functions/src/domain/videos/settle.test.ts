import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { bucket } from '../../firebase.ts';
import { aVideo, manyAccounts } from '../../testing/accounts.ts';
import { diesAfter } from '../../testing/mortal.ts';
import { captionsText } from '../../testing/stage.ts';
import { upload } from '../../testing/uploads.ts';
import { putCaptions } from '../captions/change.ts';
import { addComment } from '../comments/write.ts';
import { recountComments } from '../comments/recount.ts';
import { type VideoDocument, comments, videos, viewMarks } from '../documents.ts';
import { react } from '../reactions/react.ts';
import { deleteVideo } from './change.ts';
import { settleVideo } from './settle.ts';
import { objectOf } from './uploads.ts';
import { countView } from './views.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

const read = async (id: string) => (await videos.doc(id).get()).data() as VideoDocument;

/** A video with a file, captions, a comment, a vote and a view. */
async function watched() {
  const [uid = '', viewer = ''] = await manyAccounts(2);
  const id = await aVideo(uid);
  const videoUrl = await upload(uid);
  await videos.doc(id).update({ videoUrl });
  await addComment(viewer, id, 'Seen', NOW);
  await putCaptions(uid, id, 'en', captionsText, NOW);
  await react(id, viewer, 'like', NOW);
  await countView(id, await read(id), { uid: viewer, address: '', agent: '' }, NOW);
  return { uid, viewer, id, videoUrl };
}

async function expectCleared({ id, videoUrl }: Awaited<ReturnType<typeof watched>>) {
  expect(await read(id)).toMatchObject({ visibility: 'deleted', title: '', videoUrl: '', likes: [] });
  expect((await read(id)).expireAt?.toMillis()).toBeGreaterThan(NOW.getTime());
  expect(await videos.doc(id).listCollections()).toEqual([]);
  expect((await comments.where('videoId', '==', id).get()).empty).toBe(true);
  expect(
    await bucket()
      .file(objectOf(videoUrl) ?? '')
      .exists(),
  ).toEqual([false]);
}

test('a video deleted by its owner leaves nothing but a tombstone', async () => {
  const scene = await watched();
  const before = await read(scene.id);
  await deleteVideo(scene.uid, scene.id, NOW);
  await settleVideo(scene.id, before, await read(scene.id), NOW);
  await expectCleared(scene);
});

test('a video deleted in the console gets the same clean-up', async () => {
  const scene = await watched();
  const before = await read(scene.id);
  await videos.doc(scene.id).delete();
  await settleVideo(scene.id, before, undefined, NOW);
  await settleVideo(scene.id, undefined, await read(scene.id), NOW);
  await expectCleared(scene);
});

test('the clean-up of a video may die at any step, and the next run finishes it', async () => {
  let steps = 0;
  for (let isDone = false; !isDone; steps += 1) {
    const scene = await watched();
    await deleteVideo(scene.uid, scene.id, NOW);
    const tombstone = await read(scene.id);
    const step = steps;
    isDone = !(await diesAfter(step, () => settleVideo(scene.id, undefined, tombstone, NOW)));
    await settleVideo(scene.id, undefined, tombstone, NOW);
    await expectCleared(scene);
  }
  expect(steps).toBeGreaterThan(4);
}, 120_000);

test('a tombstone that Firestore removes in time leaves nothing behind', async () => {
  const scene = await watched();
  await deleteVideo(scene.uid, scene.id, NOW);
  const tombstone = await read(scene.id);
  await videos.doc(scene.id).delete();
  await settleVideo(scene.id, tombstone, undefined, NOW);
  expect((await videos.doc(scene.id).get()).exists).toBe(false);
});

test('a title changed in the console is made known to the catalogue, a count is not', async () => {
  const { id } = await watched();
  const before = await read(id);
  await videos.doc(id).update({ title: 'Better' });
  await settleVideo(id, before, await read(id), NOW);
  const noted = await read(id);
  expect(noted.changedAt.toMillis()).toBeGreaterThan(before.changedAt.toMillis());
  await videos.doc(id).update({ views: 77 });
  await settleVideo(id, noted, await read(id), NOW);
  expect((await read(id)).changedAt).toEqual(noted.changedAt);
});

test('a comment deleted in the console is no longer counted', async () => {
  const { id, viewer } = await watched();
  const { _id } = await addComment(viewer, id, 'Spam', NOW);
  expect(await read(id)).toMatchObject({ commentCount: 2 });
  await comments.doc(_id).delete();
  await recountComments(id);
  await recountComments(id);
  expect(await read(id)).toMatchObject({ commentCount: 1 });
});

test('a view of the same hour leaves one mark', async () => {
  const { id, viewer } = await watched();
  const watcher = { uid: viewer, address: '', agent: '' };
  expect(await countView(id, await read(id), watcher, NOW)).toBe(false);
  const [mark] = (await viewMarks(id).get()).docs;
  expect(mark?.data().expireAt).toEqual(Timestamp.fromMillis(NOW.getTime() + 2 * 60 * 60 * 1000));
});
