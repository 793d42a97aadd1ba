import { firestore } from '../../firebase.ts';
import { captions, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { isVisibleTo } from '../videos/find.ts';

/**
 * The captions of a video in a language, as WebVTT, for whoever may watch it.
 * @throws {Refusal} not-found
 */
export async function findCaptions(id: string, language: string, uid: string | undefined): Promise<string> {
  const [video, found] = await readAll(firestore, videos.doc(id), captions(id).doc(language));
  if (!video || !isVisibleTo(video, uid) || !found) throw new Refusal('not-found');
  return found.text;
}
