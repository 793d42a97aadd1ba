import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { type VideoDocument, media as collection, videos } from '../domain/documents.ts';
import { objectOf } from '../domain/videos/uploads.ts';
import { firestore } from '../firebase.ts';
import type { MediaDocument } from './document.ts';
import { pictureFields, videoFields } from './summary.ts';

/** Whether a video shows this media, and not one that has replaced it. */
const shows = ({ visibility, videoUrl, imgUrl }: VideoDocument, { kind, object }: MediaDocument) =>
  visibility !== 'deleted' && objectOf(kind === 'video' ? videoUrl : imgUrl) === object;

/** What a video's document takes over from one of its media. */
const fieldsFrom = (id: string, media: MediaDocument): Partial<VideoDocument> =>
  media.kind === 'video' ? videoFields(id, media) : pictureFields(id, media);

/** The part of it that cards and the catalogue show. */
const noticed = ({ isPlayable, duration, media, picture }: Partial<VideoDocument>) => [
  isPlayable,
  duration,
  media?.hasPictures,
  picture?.hasPictures,
];

/** What has to be written to a video, or undefined when it says it all already. */
function news(video: VideoDocument, fields: Partial<VideoDocument>) {
  const after = { ...video, ...fields };
  if (isDeepStrictEqual(video, after)) return undefined;
  const isNoticed = !isDeepStrictEqual(noticed(video), noticed(after));
  return { ...fields, ...(isNoticed && { changedAt: FieldValue.serverTimestamp() }) };
}

/**
 * Changes a media and the videos that show it, together. `change` gives the next document, or undefined to leave it;
 * it may run several times.
 * @returns the document as it is then; undefined when there is none
 */
export async function changeMedia(
  id: string,
  change: (media: MediaDocument) => MediaDocument | undefined,
): Promise<MediaDocument | undefined> {
  return firestore.runTransaction(async (transaction) => {
    const before = (await transaction.get(collection.doc(id))).data();
    if (before === undefined) return undefined;
    const after = change(before);
    if (after === undefined) return before;
    const found = await Promise.all(after.videoIds.map((video) => transaction.get(videos.doc(video))));
    transaction.set(collection.doc(id), after);
    for (const snapshot of found) {
      const video = snapshot.data();
      const written = video && shows(video, after) && news(video, fieldsFrom(id, after));
      if (written) transaction.update(snapshot.ref, written);
    }
    return after;
  });
}
