import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { mediaIdOf } from '../../media/document.ts';
import { rotateToken } from '../../media/token.ts';
import { type VideoDocument, videos } from '../documents.ts';
import { purgeVideo } from './purge.ts';
import { tombstone } from './tombstone.ts';
import { objectOf } from './uploads.ts';

/** What the catalogue holds of a video. */
const listed = ['title', 'tags', 'channel', 'imgUrl', 'visibility'] as const;

/**
 * Makes right what hangs on a video's document after any write of it, the product's or an administrator's in the console:
 * a deletion leaves a tombstone, a tombstone is cleared away, a change is made known, and what went private gets new
 * addresses. Safe to run again.
 */
export async function settleVideo(
  id: string,
  before: VideoDocument | undefined,
  after: VideoDocument | undefined,
  now: Date,
): Promise<void> {
  if (!after) return before && before.visibility !== 'deleted' ? bury(id, before, now) : undefined;
  if (after.visibility === 'deleted') return purgeVideo(id, now);
  if (!before) return undefined;
  if (before.visibility === 'public' && after.visibility === 'private') await hide(after);
  const isNoted = !before.changedAt.isEqual(after.changedAt);
  if (!isNoted && listed.some((field) => !isDeepStrictEqual(before[field], after[field])))
    await videos
      .doc(id)
      .update({ updatedAt: FieldValue.serverTimestamp(), changedAt: FieldValue.serverTimestamp() });
  return undefined;
}

/** Puts a tombstone where somebody has deleted the document itself. */
const bury = (id: string, video: VideoDocument, now: Date): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(videos.doc(id));
    if (!found.exists) transaction.create(found.ref, tombstone(video, now));
  });

async function hide({ videoUrl, imgUrl }: VideoDocument): Promise<void> {
  for (const object of [objectOf(videoUrl), objectOf(imgUrl)])
    if (object !== undefined) await rotateToken(mediaIdOf(object));
}
