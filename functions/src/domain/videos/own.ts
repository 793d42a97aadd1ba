import type { Transaction } from 'firebase-admin/firestore';
import { reactions, users, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { isVisibleTo } from './find.ts';

/**
 * A video of one's own and one's vote on it, as a transaction that may change it finds them.
 * @throws {Refusal} no-session (the account is gone), not-found, not-yours
 */
export async function ownVideo(transaction: Transaction, uid: string, id: string) {
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
