import { type VideoDocument, users, videos } from '../src/domain/documents.ts';

/** The same screens as they are done at first: whatever is there is read, sorted and sifted in memory, and each card asks for its channel. */

const PAGE = 40;
const RELATED = 20;
const MOST_TAGS_IN_A_QUERY = 30;

interface Card extends VideoDocument {
  id: string;
}

async function cards(found: readonly Card[]): Promise<unknown[]> {
  return Promise.all(
    found.map(async (video) => ({ ...video, channel: (await users.doc(video.userId).get()).data() })),
  );
}

async function everyVideo(): Promise<Card[]> {
  const all = await videos.get();
  return all.docs.map((video) => ({ id: video.id, ...video.data() }));
}

const newestFirst = (a: Card, b: Card) => b.createdAt.toMillis() - a.createdAt.toMillis();

export async function random(): Promise<unknown[]> {
  const shuffled = (await everyVideo())
    .map((video) => ({ video, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key);
  return cards(shuffled.slice(0, PAGE).map(({ video }) => video));
}

export async function trend(): Promise<unknown[]> {
  return cards((await everyVideo()).toSorted((a, b) => b.views - a.views).slice(0, PAGE));
}

export async function subscribed(channelIds: readonly string[]): Promise<unknown[]> {
  const lists = await Promise.all(
    channelIds.map(async (channelId) => {
      const { docs } = await videos.where('userId', '==', channelId).get();
      return docs.map((video) => ({ id: video.id, ...video.data() }));
    }),
  );
  return cards(lists.flat().toSorted(newestFirst).slice(0, PAGE));
}

export async function search(query: string): Promise<unknown[]> {
  const words = query.toLowerCase();
  const found = (await everyVideo()).filter(({ title }) => title.toLowerCase().includes(words));
  return cards(found.slice(0, PAGE));
}

export async function byTags(tags: readonly string[]): Promise<unknown[]> {
  const { docs } = await videos
    .where('tags', 'array-contains-any', tags.slice(0, MOST_TAGS_IN_A_QUERY))
    .limit(RELATED)
    .get();
  return cards(docs.map((video) => ({ id: video.id, ...video.data() })));
}
