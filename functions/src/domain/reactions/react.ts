import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { limits } from '../../contract/limits.ts';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { addTo } from '../counters/add.ts';
import { writeCounting } from '../counters/contention.ts';
import { type ReactionType, type VideoDocument, reactions, users, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { Refusal } from '../refusal.ts';
import { countsAfter, scoreAfter } from '../videos/counts.ts';
import { isVisibleTo } from '../videos/find.ts';
import { presentInFull } from '../videos/present.ts';

/**
 * Votes on a video; the same vote twice is one, the other one moves. Three reads and two writes.
 * @throws {Refusal} not-found, no-session (the account is gone)
 */
export async function react(videoId: string, uid: string, type: ReactionType, now: Date): Promise<Video> {
  const video = (await videos.doc(videoId).get()).data();
  if (!video || !isVisibleTo(video, uid)) throw new Refusal('not-found');
  const before = await writeCounting(videos.doc(videoId).path, () => vote(videoId, video, uid, type, now));
  const after = { ...video, ...countsAfter(video, movedBy(before, type)) };
  return presentInFull(videoId, after, { uid, reaction: type });
}

/** Keeps the vote and counts it, in one step. The video is not read in it, so votes do not wait for each other. @returns the vote before */
const vote = (
  videoId: string,
  video: VideoDocument,
  uid: string,
  type: ReactionType,
  now: Date,
): Promise<ReactionType | undefined> =>
  firestore.runTransaction(async (transaction) => {
    const own = reactions(videoId).doc(uid);
    const [account, kept] = await readAll(transaction, users.doc(uid), own);
    if (!account) throw new Refusal('no-session');
    const before = kept?.type;
    if (before === type) return before;
    transaction.set(own, { type, userId: uid, at: Timestamp.fromDate(now) });
    const moved = movedBy(before, type);
    addTo(transaction, videos.doc(videoId), moved, {
      ...listsAfter(video, uid, type),
      score: scoreAfter(video, moved),
    });
    return before;
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
