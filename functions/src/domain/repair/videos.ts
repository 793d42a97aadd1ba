import type { Transaction } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import { firestore } from '../../firebase.ts';
import { channelCopy } from '../accounts/publish-profile.ts';
import { type ReactionType, comments, reactions, shards, users, videos } from '../documents.ts';
import { scoreAfter } from '../videos/counts.ts';
import { purgeVideo } from '../videos/purge.ts';
import { tombstone } from '../videos/tombstone.ts';

/**
 * Works out a video's numbers, lists and copies anew from what they are derived of. Views are the exception: their marks go
 * after two hours, so the count itself is all there is. What should have been cleared away is.
 */
export async function repairVideo(id: string, now: Date): Promise<void> {
  const isBuried = await firestore.runTransaction(async (transaction) => {
    const video = (await transaction.get(videos.doc(id))).data();
    if (!video || video.visibility === 'deleted') return video !== undefined;
    const [owner, likes, dislikes, written, waiting] = await Promise.all([
      transaction.get(users.doc(video.userId)),
      votes(transaction, id, 'like'),
      votes(transaction, id, 'dislike'),
      transaction.get(comments.where('videoId', '==', id).count()),
      transaction.get(shards(videos.doc(id))),
    ]);
    const user = owner.data();
    if (!user) {
      transaction.set(videos.doc(id), tombstone(video, now));
      return true;
    }
    const sharded = (counter: 'likeCount' | 'dislikeCount' | 'commentCount') =>
      waiting.docs.reduce((sum, shard) => sum + (shard.data()[counter] ?? 0), 0);
    const counts = {
      likeCount: likes.count - sharded('likeCount'),
      dislikeCount: dislikes.count - sharded('dislikeCount'),
      commentCount: written.data().count - sharded('commentCount'),
    };
    transaction.update(videos.doc(id), {
      ...counts,
      likes: likes.first,
      dislikes: dislikes.first,
      score: scoreAfter({ ...video, ...counts }, {}),
      channel: channelCopy(user),
    });
    return false;
  });
  if (isBuried) await purgeVideo(id, now);
}

/** How many gave this vote, and who was first. */
async function votes(transaction: Transaction, videoId: string, type: ReactionType) {
  const same = reactions(videoId).where('type', '==', type);
  const [all, first] = await Promise.all([
    transaction.get(same.count()),
    transaction.get(same.orderBy('at').limit(limits.voters.find)),
  ]);
  return { count: all.data().count, first: first.docs.map((vote) => vote.id) };
}
