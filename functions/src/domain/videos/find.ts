import { setTimeout } from 'node:timers/promises';
import * as logger from 'firebase-functions/logger';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { type VideoDocument, reactions, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { presentInFull } from './present.ts';
import { type Watcher, countView } from './views.ts';

/** May this account, or a visitor, watch it? */
export const isVisibleTo = (video: VideoDocument, uid: string | undefined): boolean =>
  video.visibility === 'public' || (video.visibility === 'private' && video.userId === uid);

/** How long an answer waits for its view to be counted. */
const COUNTING_MS = 300;

/**
 * One video as this viewer sees it, and a view counted: two reads, one for a visitor. The count waits for the reads, which
 * tell whether the video is there and whose it is; it never fails the answer.
 * @throws {Refusal} not-found
 */
export async function findVideo(id: string, watcher: Watcher, now: Date): Promise<Video> {
  const { uid } = watcher;
  const found = videos.doc(id);
  const [video, vote] = uid
    ? await readAll(firestore, found, reactions(id).doc(uid))
    : await readAll(firestore, found);
  if (!video || !isVisibleTo(video, uid)) throw new Refusal('not-found');
  const isCounted = video.userId !== uid && (await briefly(countView(id, video, watcher, now)));
  const shown = isCounted ? { ...video, views: video.views + 1 } : video;
  return presentInFull(id, shown, uid ? { uid, reaction: vote?.type } : undefined);
}

function briefly(counting: Promise<boolean>): Promise<boolean> {
  const counted = counting.catch((error: unknown) => {
    logger.warn('A view was not counted', error);
    return false;
  });
  return Promise.race([counted, setTimeout(COUNTING_MS, false, { ref: false })]);
}
