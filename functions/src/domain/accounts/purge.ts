import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { removeFolder } from '../../media/objects.ts';
import { addTo } from '../counters/add.ts';
import { type ReactionDocument, comments, subscriptions, usernames, users, videos } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { tombstone } from '../videos/tombstone.ts';
import { deleteAccount } from './abandoned-signups.ts';
import { foldName } from './names.ts';

const PAGE = 200;

/**
 * Clears away everything that a deleted account leaves: sign-in, name, subscriptions both ways, videos, comments, votes and
 * files. Each step finds what is left, and takes a thing and its count away together, so it may die anywhere and run again.
 */
export async function purgeAccount(uid: string, name: string, now: Date): Promise<void> {
  if ((await users.doc(uid).get()).exists) return;
  await deleteAccount(uid);
  await releaseName(uid, name);
  await buryVideos(uid, now);
  await unsubscribeAll(uid);
  await loseSubscribers(uid);
  await withdrawComments(uid);
  await withdrawVotes(uid);
  for (const folder of ['videos', 'images']) await removeFolder(`${folder}/${uid}/`);
}

const releaseName = (uid: string, name: string): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const username = await transaction.get(usernames.doc(foldName(name)));
    if (username.data()?.uid === uid) transaction.delete(username.ref);
  });

async function buryVideos(uid: string, now: Date): Promise<void> {
  const own = await videos.where('userId', '==', uid).where('visibility', 'in', ['public', 'private']).get();
  for (const video of own.docs) await video.ref.set(tombstone(video.data(), now));
}

/**
 * Takes its subscriptions back one by one, each with its channel's count, and then the list. A subscription that was already
 * on its way when the account was deleted may still come in; none can once the list is gone.
 */
async function unsubscribeAll(uid: string): Promise<void> {
  const list = await subscriptions(uid).get();
  const { channelIds } = list.data() ?? { channelIds: [] };
  for (const channelId of channelIds)
    await firestore.runTransaction(async (transaction) => {
      const [kept, channel] = await readAll(transaction, subscriptions(uid), users.doc(channelId));
      if (!kept?.channelIds.includes(channelId)) return;
      transaction.update(subscriptions(uid), { channelIds: FieldValue.arrayRemove(channelId) });
      if (channel) addTo(transaction, users.doc(channelId), { subscribers: -1 });
    });
  if (!list.exists) return;
  const isEmpty = await firestore.runTransaction(async (transaction) => {
    const kept = (await transaction.get(subscriptions(uid))).data();
    if (kept?.channelIds.length) return false;
    transaction.delete(subscriptions(uid));
    return true;
  });
  if (!isEmpty) await unsubscribeAll(uid);
}

async function loseSubscribers(uid: string): Promise<void> {
  const lists = firestore.collectionGroup('private').where('channelIds', 'array-contains', uid);
  let page = await lists.limit(PAGE).get();
  while (!page.empty) {
    const batch = firestore.batch();
    for (const { ref } of page.docs) batch.update(ref, { channelIds: FieldValue.arrayRemove(uid) });
    await batch.commit();
    page = await lists.limit(PAGE).get();
  }
}

async function withdrawComments(uid: string): Promise<void> {
  const own = await comments.where('userId', '==', uid).get();
  for (const { ref } of own.docs)
    await firestore.runTransaction(async (transaction) => {
      const comment = (await transaction.get(comments.doc(ref.id))).data();
      if (!comment) return;
      const video = await transaction.get(videos.doc(comment.videoId));
      transaction.delete(ref);
      if (video.exists) addTo(transaction, videos.doc(comment.videoId), { commentCount: -1 });
    });
}

async function withdrawVotes(uid: string): Promise<void> {
  const own = await firestore.collectionGroup('reactions').where('userId', '==', uid).get();
  for (const { ref } of own.docs)
    await firestore.runTransaction(async (transaction) => {
      const counted = ref.parent.parent;
      if (!counted) return;
      const [vote, video] = await transaction.getAll(ref, counted);
      if (!vote?.exists) return;
      const { type } = vote.data() as ReactionDocument;
      transaction.delete(ref);
      if (!video?.exists) return;
      addTo(
        transaction,
        counted,
        type === 'like' ? { likeCount: -1 } : { dislikeCount: -1 },
        type === 'like' ? { likes: FieldValue.arrayRemove(uid) } : { dislikes: FieldValue.arrayRemove(uid) },
      );
    });
}
