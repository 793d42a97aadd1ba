import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { type ReactionType, type VideoDocument, reactions, users, videos } from '../documents.ts';
import { optimistically } from '../optimistic.ts';
import { snapshotsOf } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { countsAfter, scoreAfter } from '../videos/counts.ts';
import { isVisibleTo } from '../videos/find.ts';
import { presentInFull } from '../videos/present.ts';

/**
 * Votes on a video; the same vote twice is one, the other one moves. Three reads and two writes.
 * @throws {Refusal} not-found, no-session (the account is gone)
 */
export const react = (videoId: string, uid: string, type: ReactionType, now: Date): Promise<Video> =>
  optimistically(async () => {
    const [found, own] = await snapshotsOf(firestore, videos.doc(videoId), reactions(videoId).doc(uid));
    const video = found.data();
    if (!video || !isVisibleTo(video, uid)) throw new Refusal('not-found');
    const moved = movedBy(own.data()?.type, type);
    await writeCounting(found.ref.path, () =>
      firestore.runTransaction(async (transaction) => {
        if (!(await transaction.get(users.doc(uid))).exists) throw new Refusal('no-session');
        if (own.data()?.type === type) return;
        const vote = { type, userId: uid, at: Timestamp.fromDate(now) };
        if (own.updateTime) transaction.update(own.ref, vote, { lastUpdateTime: own.updateTime });
        else transaction.create(own.ref, vote);
        addTo(transaction, found.ref, moved, {
          ...listsAfter(video, uid, type),
          score: scoreAfter(video, moved),
        });
      }),
    );
    const after = { ...video, ...countsAfter(video, moved) };
    return presentInFull(videoId, after, { uid, reaction: type });
  });

function movedBy(before: ReactionType | undefined, type: ReactionType) {
  if (before === type) return {};
  const away = before === undefined ? 0 : -1;
  return type === 'like'
    ? { likeCount: 1, ...(away ? { dislikeCount: away } : {}) }
    : { dislikeCount: 1, ...(away ? { likeCount: away } : {}) };
}

/** The voter joins one list, while it is short enough to be shown, and leaves the other. */
function listsAfter(video: VideoDocument, uid: string, type: ReactionType) {
  const [joined, left] =
    type === 'like' ? (['likes', 'dislikes'] as const) : (['dislikes', 'likes'] as const);
  return {
    [left]: FieldValue.arrayRemove(uid),
    ...(video[joined].length < limits.voters.find ? { [joined]: FieldValue.arrayUnion(uid) } : {}),
  };
}
