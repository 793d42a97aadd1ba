import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { reactions, users, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { isVisibleTo } from './find.ts';
import { presentInFull } from './present.ts';
import { tombstone } from './tombstone.ts';
import { checkUpload } from './uploads.ts';

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
  return firestore.runTransaction(async (transaction) => {
    const { video, reaction } = await ownVideo(transaction, uid, id);
    const at = Timestamp.fromDate(now);
    const changed = {
      title: sent.title ?? video.title,
      desc: sent.desc ?? video.desc,
      tags: sent.tags ?? video.tags,
      imgUrl: sent.imgUrl ?? video.imgUrl,
      updatedAt: at,
    };
    transaction.update(videos.doc(id), { ...changed, changedAt: FieldValue.serverTimestamp() });
    return presentInFull(id, { ...video, ...changed }, { uid, reaction });
  });
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

/** @throws {Refusal} no-session, not-found, not-yours */
async function ownVideo(transaction: Transaction, uid: string, id: string) {
  const [account, video, vote] = await readAll(
    transaction,
    users.doc(uid),
    videos.doc(id),
    reactions(id).doc(uid),
  );
  if (!account) throw new Refusal('no-session');
  if (!video || !isVisibleTo(video, uid)) throw new Refusal('not-found');
  if (video.userId !== uid) throw new Refusal('not-yours');
  return { video, reaction: vote?.type };
}
