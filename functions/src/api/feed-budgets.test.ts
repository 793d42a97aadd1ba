import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import type { Video } from '../contract/routes.ts';
import { publish } from '../domain/catalogue/testing/videos.ts';
import { subscriptions } from '../domain/documents.ts';
import { type Member, startApi } from '../testing/api.ts';
import { trafficOf } from '../testing/traffic.ts';

const PUBLISHED = 60;
const HOUR_MS = 60 * 60 * 1000;

const api = startApi();
let fan: Member;

/** Videos that did not change lately: what a look for changes would find is paid for besides. */
beforeAll(async () => {
  fan = await api.member();
  const changedAt = Timestamp.fromMillis(Date.now() - HOUR_MS);
  await Promise.all(
    Array.from({ length: PUBLISHED }, (_, number) =>
      publish({ title: `Gallery ${number}`, tags: ['art'], userId: `channel${number % 7}`, changedAt }),
    ),
  );
  await fan.call('listVideos', { params: { type: 'random' } });
});

const follow = (channels: number) =>
  subscriptions(fan.user._id).set({
    channelIds: Array.from({ length: channels }, (_, number) => `channel${number}`),
  });

/** Calls, and tells what was read beyond the videos answered; a look for changes that finds none is one read. */
async function readBesides(path: string): Promise<{ answered: number; besides: number }> {
  let videos: Video[] = [];
  const { reads, queries } = await trafficOf(async () => {
    videos = (await (await fan.send('GET', path)).json()) as Video[];
  });
  const looks = queries.filter(({ orderBy }) => orderBy?.[0]?.field.fieldPath === 'changedAt').length;
  return { answered: videos.length, besides: reads.length - looks - videos.length };
}

test.each([
  ['the random feed', '/api/videos/random', 40],
  ['the trending feed', '/api/videos/trend', 40],
  ['a search', '/api/videos/search?q=gallery', 40],
  ['a search that finds nothing', '/api/videos/search?q=zxqvbnm', 0],
  ['videos by tags', '/api/videos/tags?tags=art', 20],
])('%s reads nothing but the videos it answers', async (_what, path, answered) => {
  expect(await readBesides(path)).toEqual({ answered, besides: 0 });
});

test('suggestions read no video', async () => {
  const { reads, queries } = await trafficOf(() => fan.call('suggestSearches', { query: { q: 'gall' } }));
  expect(reads).toHaveLength(queries.length);
});

test.each([
  [0, 0],
  [1, 9],
  [30, 40],
  [31, 40],
  [500, 40],
])('the feed of %i subscriptions reads one document besides its videos', async (channels, answered) => {
  await follow(channels);
  expect(await readBesides('/api/videos/sub')).toEqual({ answered, besides: 1 });
});
