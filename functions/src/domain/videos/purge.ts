import { type Query, Timestamp } from 'firebase-admin/firestore';
import { bucket, firestore } from '../../firebase.ts';
import { comments, videos } from '../documents.ts';
import { objectOf } from './uploads.ts';

/**
 * How long a tombstone stays after the clean-up: far longer than any instance goes on with an old catalogue.
 */
const TOMBSTONE_MS = 7 * 24 * 60 * 60 * 1000;
const PAGE = 400;

/**
 * Clears away everything that hangs on a deleted video: comments, votes, view marks, shards and files. Each step finds what
 * is left, so it may die anywhere and run again; the tombstone is closed last.
 */
export async function purgeVideo(id: string, now: Date): Promise<void> {
  const buried = (await videos.doc(id).get()).data();
  if (buried?.visibility !== 'deleted' || buried.expireAt) return;
  await deleteAll(comments.where('videoId', '==', id));
  for (const collection of await videos.doc(id).listCollections())
    await firestore.recursiveDelete(collection);
  await bucket().deleteFiles({ prefix: `media/${id}/` });
  await deleteFile(id, 'videoUrl', buried.videoUrl);
  await deleteFile(id, 'imgUrl', buried.imgUrl);
  await videos.doc(id).update({
    videoUrl: '',
    imgUrl: '',
    expireAt: Timestamp.fromMillis(now.getTime() + TOMBSTONE_MS),
  });
}

/** Deletes what a query finds, page by page. */
export async function deleteAll(query: Query): Promise<void> {
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    const batch = firestore.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    page = await query.limit(PAGE).get();
  }
}

/** Deletes the file behind a video's URL, unless another video shows it too. */
export async function deleteFile(id: string, field: 'videoUrl' | 'imgUrl', url: string): Promise<void> {
  const name = objectOf(url);
  if (name === undefined) return;
  const users = await videos.where(field, '==', url).limit(2).get();
  if (users.docs.some((video) => video.id !== id)) return;
  await bucket().file(name).delete({ ignoreNotFound: true });
}
