import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { claimPicture, releaseMedia } from '../../media/claim.ts';
import { videos } from '../documents.ts';
import { ownVideo } from './own.ts';
import { presentInFull } from './present.ts';
import { tombstone } from './tombstone.ts';
import { checkUpload, objectOf } from './uploads.ts';

interface VideoChanges {
  title?: string | undefined;
  desc?: string | undefined;
  tags?: string[] | undefined;
  imgUrl?: string | undefined;
}

/**
 * Changes a video of one's own.
 * @throws {Refusal} not-found, not-yours, invalid (a picture that is not the caller's), no-session (the account is gone)
 */
export async function updateVideo(uid: string, id: string, sent: VideoChanges, now: Date): Promise<Video> {
  if (sent.imgUrl) await checkUpload(sent.imgUrl, 'images', uid, 'imgUrl');
  const { answer, before } = await firestore.runTransaction(async (transaction) => {
    const { video, reaction } = await ownVideo(transaction, uid, id);
    const changed = {
      title: sent.title ?? video.title,
      desc: sent.desc ?? video.desc,
      tags: sent.tags ?? video.tags,
      imgUrl: sent.imgUrl ?? video.imgUrl,
      updatedAt: Timestamp.fromDate(now),
    };
    const picture = await claimPicture(transaction, objectOf(changed.imgUrl), now);
    transaction.update(videos.doc(id), {
      ...changed,
      picture: picture.field ?? FieldValue.delete(),
      changedAt: FieldValue.serverTimestamp(),
    });
    picture.write(id);
    const { picture: _, ...rest } = video;
    const after = { ...rest, ...changed, ...(picture.field && { picture: picture.field }) };
    return { answer: presentInFull(id, after, { uid, reaction }), before: video.imgUrl };
  });
  if (sent.imgUrl !== undefined && sent.imgUrl !== before) await releaseMedia(id, [objectOf(before)]);
  return answer;
}

/**
 * Deletes a video of one's own: it is gone at once, and the trigger on its document clears away what hangs on it.
 * @throws {Refusal} not-found, not-yours, no-session (the account is gone)
 */
export const deleteVideo = (uid: string, id: string, now: Date): Promise<{ _id: string }> =>
  firestore.runTransaction(async (transaction) => {
    const { video } = await ownVideo(transaction, uid, id);
    transaction.set(videos.doc(id), tombstone(video, now));
    return { _id: id };
  });
