import { firestore } from '../../firebase.ts';
import { comments, shards, videos } from '../documents.ts';
import { scoreAfter } from '../videos/counts.ts';

/** Counts a video's comments anew, after one was deleted by whoever: what waits in shards is part of the number. */
export const recountComments = (videoId: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const video = (await transaction.get(videos.doc(videoId))).data();
    if (!video || video.visibility === 'deleted') return;
    const [counted, waiting] = await Promise.all([
      transaction.get(comments.where('videoId', '==', videoId).count()),
      transaction.get(shards(videos.doc(videoId))),
    ]);
    const sharded = waiting.docs.reduce((sum, shard) => sum + (shard.data().commentCount ?? 0), 0);
    const commentCount = counted.data().count - sharded;
    if (commentCount === video.commentCount) return;
    const score = scoreAfter({ ...video, commentCount }, {});
    transaction.update(videos.doc(videoId), { commentCount, score });
  });
