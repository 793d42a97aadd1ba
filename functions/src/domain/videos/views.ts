import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { type VideoDocument, videos, viewMarks } from '../documents.ts';
import { errorCode, grpc } from '../error-code.ts';
import { pseudonym } from '../pseudonyms.ts';
import { scoreAfter } from './counts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who watches: an account, or a visitor as far as an address and a browser's name tell. */
export interface Watcher {
  uid: string | undefined;
  address: string;
  agent: string;
}

/**
 * Counts a view, once per viewer, video and hour: the mark's id says all three, so creating it a second time fails, and the
 * counter with it. The caller sees to it that the video is not the watcher's own.
 * @returns whether it counted
 */
export async function countView(
  videoId: string,
  video: VideoDocument,
  watcher: Watcher,
  now: Date,
): Promise<boolean> {
  const viewer = watcher.uid ?? (await pseudonym(`${watcher.address}\n${watcher.agent}`));
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const mark = viewMarks(videoId).doc(`${viewer}-${hour}`);
  try {
    await writeCounting(videos.doc(videoId).path, async () => {
      const batch = firestore.batch();
      batch.create(mark, { expireAt: Timestamp.fromMillis((hour + 2) * HOUR_MS) });
      addTo(batch, videos.doc(videoId), { views: 1 }, { score: scoreAfter(video, { views: 1 }) });
      await batch.commit();
    });
    return true;
  } catch (error) {
    if (errorCode(error) === grpc.alreadyExists) return false;
    throw error;
  }
}
