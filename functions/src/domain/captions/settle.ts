import { firestore } from '../../firebase.ts';
import { captions, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';

/** Has a video no longer offer captions that somebody has deleted in the console. Safe to run again. */
export const settleCaptions = (id: string, language: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const [video, found] = await readAll(transaction, videos.doc(id), captions(id).doc(language));
    if (found || video?.captions?.[language] === undefined) return;
    const { [language]: _, ...others } = video.captions;
    transaction.update(videos.doc(id), { captions: others });
  });
