import { Timestamp } from 'firebase-admin/firestore';
import { newProfile } from '../domain/accounts/profile.ts';
import { subscriptions, users, videos } from '../domain/documents.ts';
import { firestore } from '../firebase.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const PAGE = 200;

/** Profiles as signing up makes them, without the sign-in: for tests of many people. @returns their ids */
export async function manyAccounts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => users.doc().id);
  for (let from = 0; from < count; from += PAGE) {
    const batch = firestore.batch();
    for (const uid of ids.slice(from, from + PAGE)) {
      batch.create(users.doc(uid), newProfile(`Person ${uid}`, undefined, NOW));
      batch.create(subscriptions(uid), { channelIds: [] });
    }
    await batch.commit();
  }
  return ids;
}

/** A published video without files. @returns its id */
export async function aVideo(userId: string, title = 'Counted'): Promise<string> {
  const at = Timestamp.fromDate(NOW);
  const added = await videos.add({
    userId,
    title,
    desc: '',
    imgUrl: '',
    videoUrl: '',
    tags: [],
    channel: { name: 'Channel' },
    visibility: 'public',
    status: 'uploaded',
    isPlayable: true,
    views: 0,
    likeCount: 0,
    dislikeCount: 0,
    commentCount: 0,
    likes: [],
    dislikes: [],
    score: 0,
    createdAt: at,
    updatedAt: at,
    changedAt: at,
  });
  return added.id;
}

/** Does something for each of many, so many at a time. */
export async function crowd<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of waiting) await act(item, index);
    }),
  );
}
