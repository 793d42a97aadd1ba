import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { type VideoDocument, captions, videos } from '../documents.ts';
import { invalid } from '../refusal.ts';
import { ownVideo } from '../videos/own.ts';
import { presentInFull } from '../videos/present.ts';
import { parseCaptions } from './parse.ts';
import { toWebVtt } from './webvtt.ts';

/** Writes to a video of one's own which captions it has, together with the captions themselves. */
function changeCaptions(
  uid: string,
  id: string,
  now: Date,
  change: (has: Record<string, number>, transaction: Transaction) => Record<string, number>,
): Promise<Video> {
  return firestore.runTransaction(async (transaction) => {
    const { video, reaction } = await ownVideo(transaction, uid, id);
    const changed: Partial<VideoDocument> = {
      captions: change({ ...video.captions }, transaction),
      updatedAt: Timestamp.fromDate(now),
    };
    transaction.update(videos.doc(id), changed);
    return presentInFull(id, { ...video, ...changed }, { uid, reaction });
  });
}

/**
 * Gives a video of one's own captions in a language, or other ones.
 * @param text WebVTT or SubRip
 * @throws {Refusal} invalid (they cannot be read, or are too many), no-session, not-found, not-yours
 */
export async function putCaptions(
  uid: string,
  id: string,
  language: string,
  text: string,
  now: Date,
): Promise<Video> {
  const webVtt = toWebVtt(parseCaptions(text));
  if (Buffer.byteLength(webVtt) > limits.captions.bytes) throw invalid('text', 'The captions are too long');
  return changeCaptions(uid, id, now, (has, transaction) => {
    const after = { ...has, [language]: now.getTime() };
    if (Object.keys(after).length > limits.captions.languages)
      throw invalid('language', `At most ${limits.captions.languages} languages`);
    transaction.set(captions(id).doc(language), { text: webVtt, updatedAt: Timestamp.fromDate(now) });
    return after;
  });
}

/**
 * Takes the captions in a language away from a video of one's own, if it has any.
 * @throws {Refusal} no-session, not-found, not-yours
 */
export const deleteCaptions = (uid: string, id: string, language: string, now: Date): Promise<Video> =>
  changeCaptions(uid, id, now, (has, transaction) => {
    transaction.delete(captions(id).doc(language));
    const { [language]: _, ...others } = has;
    return others;
  });
