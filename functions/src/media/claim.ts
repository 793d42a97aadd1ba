import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { type VideoDocument, media as collection } from '../domain/documents.ts';
import { type MediaDocument, kindOf, mediaIdOf } from './document.ts';
import { isPortrait, removeUpload } from './remove.ts';
import { queued } from './state.ts';
import { pictureFields, videoFields } from './summary.ts';
import { firestore } from '../firebase.ts';

/** The objects that a video is made of: the upload itself, and the picture that its owner gave it. */
export interface Uploads {
  video: string | undefined;
  image: string | undefined;
}

/** When a video comes before its upload's event, its owner is believed until somebody looks: it plays as it came. */
const believed = { playsAsUploaded: true };

interface Found {
  /** What is known of the object's media by now. */
  media: MediaDocument | undefined;
  /** The same, or where nothing is known what will be written down; none for what is neither film nor picture. */
  claimed: MediaDocument | undefined;
  id: string;
  /** Writes down that a video refers to it. */
  write: (videoId: string) => void;
}

async function find(transaction: Transaction, object: string, now: Date): Promise<Found> {
  const id = mediaIdOf(object);
  const kind = kindOf(object);
  const media = (await transaction.get(collection.doc(id))).data();
  const expected = kind && { ...queued(kind, object, randomUUID(), now.getTime()), ...believed };
  const claimed = media ?? expected;
  const write = (videoId: string) => {
    if (!claimed) return;
    const videoIds = [...new Set([...claimed.videoIds, videoId])];
    transaction.set(collection.doc(id), { ...claimed, videoIds });
  };
  return { media, claimed, id, write };
}

/**
 * Joins a video to the picture that its owner gave it, within the transaction that writes the video: reads now, writes
 * by `write`.
 */
export async function claimPicture(transaction: Transaction, image: string | undefined, now: Date) {
  const found = image === undefined ? undefined : await find(transaction, image, now);
  return {
    field: found?.claimed && pictureFields(found.id, found.claimed).picture,
    write: (videoId: string) => found?.write(videoId),
  };
}

/**
 * Joins a video to the media of its objects in the same way, and gives the fields of its document that follow from
 * them. It makes no difference whether the pipeline is done with them, is at work, or has not heard of them yet.
 */
export async function claimMedia(transaction: Transaction, { video, image }: Uploads, now: Date) {
  const [found, picture] = await Promise.all([
    video === undefined ? undefined : find(transaction, video, now),
    claimPicture(transaction, image, now),
  ]);
  const fields: Partial<VideoDocument> = {
    status: 'uploaded',
    isPlayable: true,
    ...(found?.media && videoFields(found.id, found.media)),
    ...(picture.field && { picture: picture.field }),
  };
  const write = (videoId: string) => {
    found?.write(videoId);
    picture.write(videoId);
  };
  return { fields, write };
}

/**
 * Lets go of media that a video does not show any more, because it was deleted or shows another picture, and removes
 * what nobody else refers to, objects and all. May be called again when it was interrupted.
 */
export async function releaseMedia(videoId: string, objects: readonly (string | undefined)[]): Promise<void> {
  for (const object of objects) {
    if (object === undefined) continue;
    const id = mediaIdOf(object);
    const isUnused = await firestore.runTransaction(async (transaction) => {
      const media = (await transaction.get(collection.doc(id))).data();
      const videoIds = (media?.videoIds ?? []).filter((other) => other !== videoId);
      if (videoIds.length > 0) transaction.update(collection.doc(id), { videoIds });
      else transaction.delete(collection.doc(id));
      return videoIds.length === 0;
    });
    if (isUnused && !(await isPortrait(object))) await removeUpload(id, object);
  }
}
