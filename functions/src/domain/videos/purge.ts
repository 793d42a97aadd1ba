import { type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { releaseMedia } from '../../media/claim.ts';
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
  await releaseMedia(id, [objectOf(buried.videoUrl), objectOf(buried.imgUrl)]);
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
