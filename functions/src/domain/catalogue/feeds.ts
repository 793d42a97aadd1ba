import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { type Page, decodeCursor, encodeCursor } from '../cursor.ts';
import { type VideoDocument, subscriptions, videos } from '../documents.ts';
import { presentInFeed } from '../videos/present.ts';
import type { Catalogue } from './catalogue.ts';
import { isListed } from './entry.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { suggest } from './suggestions.ts';

/** What a list's query says about paging. */
export interface PageOf {
  limit: number;
  cursor?: string | undefined;
}

const SEEDS = 2 ** 32;

/** So many of the videos shown last tell where a search went on; all of them would have to go for it to miscount. */
const ANCHORS = 5;

const randomPlace = z.tuple([z.int().min(0).max(SEEDS), id]);
const subscriptionPlace = z.object({ createdAt: z.int(), id });
const searchPlace = z.object({ asOf: z.int(), last: z.array(id).max(ANCHORS), shown: z.int().min(1) });

const live = new LiveCatalogue();

/**
 * Videos in an order that is new each time and goes on from page to page without repeating any.
 * @throws {Refusal} invalid (the cursor)
 */
export async function randomFeed({ limit, cursor }: PageOf): Promise<Page<Video>> {
  const [seed, after] =
    cursor === undefined ? [randomInt(SEEDS), undefined] : decodeCursor(randomPlace, cursor);
  const catalogue = await live.current();
  const ids = catalogue.random.page(seed, limit, after);
  return pageOf(catalogue, ids, limit, (last) => [seed, last]);
}

/**
 * The videos of the channels that an account follows, newest first: one read for each video and one for the channels,
 * however many.
 * @throws {Refusal} invalid (the cursor)
 */
export async function subscriptionFeed(uid: string, { limit, cursor }: PageOf): Promise<Page<Video>> {
  const after = cursor === undefined ? undefined : decodeCursor(subscriptionPlace, cursor);
  const [catalogue, followed] = await Promise.all([live.current(), subscriptions(uid).get()]);
  const entries = catalogue.timelines.page(followed.data()?.channelIds ?? [], limit, after);
  return pageOf(catalogue, idsOf(entries), limit, (last) => ({
    createdAt: entries.at(-1)?.createdAt,
    id: last,
  }));
}

/**
 * What a query finds, best first, 40 a page at most; nothing for an empty one. The next page begins after the last videos
 * shown, wherever they stand by then, and videos published since the first page wait for the next search: they would push
 * others down a page.
 * @throws {Refusal} invalid (the cursor)
 */
export async function search(query: string, { limit, cursor }: PageOf, now: Date): Promise<Page<Video>> {
  if (query === '') return { items: [], next: undefined };
  const size = Math.min(limit, limits.page.initial);
  const place = cursor === undefined ? undefined : decodeCursor(searchPlace, cursor);
  const asOf = place?.asOf ?? now.getTime();
  const catalogue = await live.current();
  const index = await catalogue.index.ready();
  const found = idsOf(index.search(query).filter((entry) => !place || entry.createdAt <= asOf));
  const from = place ? placeIn(found, place) : 0;
  const ids = found.slice(from, from + size);
  return pageOf(catalogue, ids, size, () => ({ asOf, last: ids.slice(-ANCHORS), shown: from + size }));
}

/** Where a search goes on: after the last video shown that is still found, or by count when none of the last is. */
function placeIn(found: readonly string[], { last, shown }: z.infer<typeof searchPlace>): number {
  const still = last.findLast((videoId) => found.includes(videoId));
  return still === undefined ? shown : found.indexOf(still) + 1;
}

/** What an unfinished query may become, ten at most. */
export async function searchSuggestions(query: string): Promise<string[]> {
  const catalogue = await live.current();
  return suggest(await catalogue.index.ready(), query);
}

/** The videos that share tags with these, most shared first, then the more popular, 20 at most. */
export async function videosByTags(tags: readonly string[]): Promise<Video[]> {
  const catalogue = await live.current();
  return read(catalogue, idsOf(catalogue.tags.sharing(tags, limits.related)));
}

const idsOf = (entries: readonly { id: string }[]): string[] => entries.map((entry) => entry.id);

/** A full page is followed by another, as far as anybody knows. */
async function pageOf(
  catalogue: Catalogue,
  ids: readonly string[],
  limit: number,
  placeAfter: (last: string) => unknown,
): Promise<Page<Video>> {
  const last = ids.at(limit - 1);
  return { items: await read(catalogue, ids), next: last && encodeCursor(placeAfter(last)) };
}

/**
 * The videos as they are now: one read each. What has gone this very second, or without leaving a tombstone, is left out
 * and forgotten.
 */
async function read(catalogue: Catalogue, ids: readonly string[]): Promise<Video[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore.getAll(...ids.map((videoId) => videos.doc(videoId)));
  return snapshots.flatMap((snapshot) => {
    const video = snapshot.data() as VideoDocument | undefined;
    if (video && isListed(video)) return [presentInFeed(snapshot.id, video)];
    catalogue.remove(snapshot.id);
    return [];
  });
}
