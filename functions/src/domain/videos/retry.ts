import * as logger from 'firebase-functions/logger';
import type { Video } from '../../contract/routes.ts';
import { cloudQueue } from '../../media/queue.ts';
import { mediaIdOf } from '../../media/document.ts';
import { retryMedia } from '../../media/retry.ts';
import { firestore } from '../../firebase.ts';
import { ownVideo } from './own.ts';
import { presentInFull } from './present.ts';
import { objectOf } from './uploads.ts';

/**
 * Tries again to prepare a video of one's own that failed, and its picture; what did not fail is left alone.
 * @throws {Refusal} no-session, not-found, not-yours
 */
export async function retryVideo(uid: string, id: string, now: Date): Promise<Video> {
  const own = () => firestore.runTransaction((transaction) => ownVideo(transaction, uid, id));
  const { video } = await own();
  const objects = [objectOf(video.videoUrl), objectOf(video.imgUrl)].filter((object) => object !== undefined);
  const desk = { queue: cloudQueue, now: () => now };
  await Promise.all(objects.map((object) => retryMedia(mediaIdOf(object), desk)))
    // The document says that it waits, so the schedule asks for a worker when the queue is there again.
    .catch((error: unknown) => logger.warn('A retry could not be queued', { video: id, error }));
  const { video: after, reaction } = await own();
  return presentInFull(id, after, { uid, reaction });
}
