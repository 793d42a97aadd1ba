import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Comment } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { channelCopy } from '../accounts/publish-profile.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { type CommentDocument, type UserDocument, comments, users, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { scoreAfter } from '../videos/counts.ts';
import { isVisibleTo } from '../videos/find.ts';
import { presentComment } from './present.ts';

/**
 * Adds a comment to a video.
 * @throws {Refusal} not-found, no-session (the account is gone)
 */
export async function addComment(uid: string, videoId: string, desc: string, now: Date): Promise<Comment> {
  const video = (await videos.doc(videoId).get()).data();
  if (!video || !isVisibleTo(video, uid)) throw new Refusal('not-found');
  const added = comments.doc();
  const comment = await writeCounting(videos.doc(videoId).path, () =>
    firestore.runTransaction(async (transaction) => {
      const user = (await transaction.get(users.doc(uid))).data();
      if (!user) throw new Refusal('no-session');
      const made = newComment(uid, user, videoId, desc, now);
      transaction.create(added, made);
      const moved = { commentCount: 1 };
      addTo(transaction, videos.doc(videoId), moved, { score: scoreAfter(video, moved) });
      return made;
    }),
  );
  return presentComment(added.id, comment);
}

const newComment = (
  uid: string,
  user: UserDocument,
  videoId: string,
  desc: string,
  now: Date,
): CommentDocument => ({
  videoId,
  userId: uid,
  desc,
  author: channelCopy(user),
  createdAt: Timestamp.fromDate(now),
});

/**
 * Changes a comment's text.
 * @throws {Refusal} not-found, not-yours, no-session (the account is gone)
 */
export const editComment = (uid: string, id: string, desc: string, now: Date): Promise<Comment> =>
  firestore.runTransaction(async (transaction) => {
    const comment = await ownComment(transaction, uid, id);
    const changes = { desc, editedAt: Timestamp.fromDate(now) };
    transaction.update(comments.doc(id), changes);
    return presentComment(id, { ...comment, ...changes });
  });

/**
 * Deletes a comment.
 * @throws {Refusal} not-found, not-yours, no-session (the account is gone)
 */
export async function deleteComment(uid: string, id: string): Promise<{ _id: string }> {
  const comment = (await comments.doc(id).get()).data();
  if (!comment) throw new Refusal('not-found');
  const counted = videos.doc(comment.videoId);
  await writeCounting(counted.path, () =>
    firestore.runTransaction(async (transaction) => {
      await ownComment(transaction, uid, id);
      transaction.delete(comments.doc(id));
      addTo(transaction, counted, { commentCount: -1 });
    }),
  );
  return { _id: id };
}

/** @throws {Refusal} not-found, not-yours, no-session */
async function ownComment(transaction: Transaction, uid: string, id: string): Promise<CommentDocument> {
  const [account, comment] = await readAll(transaction, users.doc(uid), comments.doc(id));
  if (!account) throw new Refusal('no-session');
  if (!comment) throw new Refusal('not-found');
  if (comment.userId !== uid) throw new Refusal('not-yours');
  return comment;
}
