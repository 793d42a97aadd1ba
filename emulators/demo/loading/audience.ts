import { addTo } from '@lantern/functions/domain/counters/add';
import { users, videos } from '@lantern/functions/domain/documents';
import { scoreAfter } from '@lantern/functions/domain/videos/counts';
import { firestore } from '@lantern/functions/firebase';
import type { DemoVideo } from '../content/types.ts';

/**
 * The demo accounts are a dozen, their audience is millions: those who are not among the accounts are counted as a
 * crowd, through the product's own counters. `npm run repair`, which recounts votes and subscribers one by one, finds
 * only the demo accounts' own.
 */

/** Counts everybody who watched and voted. @throws {Error} when there is no such video */
export async function countWatchers(id: string, video: DemoVideo): Promise<void> {
  const document = (await videos.doc(id).get()).data();
  if (!document) throw new Error(`The video ${video.slug} is gone`);
  const crowd = {
    views: video.views,
    likeCount: Math.round(video.views * video.likeShare),
    dislikeCount: Math.round(video.views * video.dislikeShare),
  };
  const batch = firestore.batch();
  addTo(batch, videos.doc(id), crowd, { score: scoreAfter(document, crowd) });
  await batch.commit();
}

/** Counts everybody who follows a channel besides the demo accounts that do. */
export async function countSubscribers(uid: string, wanted: number): Promise<void> {
  const already = (await users.doc(uid).get()).data()?.subscribers ?? 0;
  const batch = firestore.batch();
  addTo(batch, users.doc(uid), { subscribers: wanted - already });
  await batch.commit();
}
