import { randomUUID } from 'node:crypto';
import type { File } from '@google-cloud/storage';
import { type VideoDocument, media as collection, videos } from '../domain/documents.ts';
import { bucket, firestore } from '../firebase.ts';
import { folderOf, withToken } from './objects.ts';

const inReferences = /(?<=[?&]token=)[^"&#\s]+/g;

/** Gives an object another token; the old one opens it no more. A copy onto itself, because a token is no plain field. */
async function rekey(file: File, token: string): Promise<void> {
  if (/\.(m3u8|vtt)$/.test(file.name)) {
    const [content] = await file.download();
    const text = content.toString('utf8').replaceAll(inReferences, token);
    await file.save(text, { resumable: false, metadata: withToken(file.name, token) });
    return;
  }
  const [{ contentType, cacheControl }] = await file.getMetadata();
  await file.copy(file, {
    ...(contentType && { contentType }),
    ...(cacheControl && { cacheControl }),
    metadata: { firebaseStorageDownloadTokens: token },
  });
}

const withNewToken = (url: string, token: string) => url.replace(inReferences, token);

/**
 * Makes every address of a media void and gives its videos new ones: what a video needs that goes private. May be
 * called again when it was interrupted.
 */
export async function rotateToken(id: string): Promise<void> {
  const media = (await collection.doc(id).get()).data();
  if (media === undefined) return;
  const token = randomUUID();
  const [made] = await bucket().getFiles({ prefix: folderOf(id) });
  for (const file of [...made, bucket().file(media.object)]) await rekey(file, token);
  await firestore.runTransaction(async (transaction) => {
    const found = await Promise.all(media.videoIds.map((video) => transaction.get(videos.doc(video))));
    transaction.update(collection.doc(id), { token });
    for (const snapshot of found) {
      const video = snapshot.data();
      if (video) transaction.update(snapshot.ref, addresses(video, media.kind, token));
    }
  });
}

/** The fields of a video in which the token of its upload, or of its picture, stands. */
function addresses(video: VideoDocument, kind: 'video' | 'image', token: string): Partial<VideoDocument> {
  return kind === 'video'
    ? {
        videoUrl: withNewToken(video.videoUrl, token),
        ...(video.media && { media: { ...video.media, token } }),
      }
    : {
        imgUrl: withNewToken(video.imgUrl, token),
        ...(video.picture && { picture: { ...video.picture, token } }),
      };
}
