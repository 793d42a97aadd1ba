import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { id } from '../../contract/fields.ts';
import type { Comment } from '../../contract/routes.ts';
import { type Page, decodeCursor, encodeCursor } from '../cursor.ts';
import { comments, videos } from '../documents.ts';
import { Refusal } from '../refusal.ts';
import { isVisibleTo } from '../videos/find.ts';
import { presentComment } from './present.ts';

const place = z
  .tuple([z.int(), z.int(), id])
  .transform(([seconds, nanoseconds, last]) => [new Timestamp(seconds, nanoseconds), last] as const);

/**
 * A page of a video's comments, newest first: one read for each, and one for the video.
 * @throws {Refusal} not-found, invalid (the cursor)
 */
export async function listComments(
  videoId: string,
  uid: string | undefined,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Comment>> {
  let query = comments
    .where('videoId', '==', videoId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  if (cursor !== undefined) {
    query = query.startAfter(...decodeCursor(place, cursor));
  }
  const [video, found] = await Promise.all([videos.doc(videoId).get(), query.get()]);
  const shown = video.data();
  if (!shown || !isVisibleTo(shown, uid)) throw new Refusal('not-found');
  const last = found.docs.at(limit - 1);
  return {
    items: found.docs.map((comment) => presentComment(comment.id, comment.data())),
    next: last && encodeCursor([last.data().createdAt.seconds, last.data().createdAt.nanoseconds, last.id]),
  };
}
