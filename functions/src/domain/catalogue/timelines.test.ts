import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from './entry.ts';
import { Timelines } from './timelines.ts';
import { anEntry } from './testing/entries.ts';

/** Few channels and few moments, so that videos of one moment meet, in one channel and across channels. */
const someVideos = fc
  .array(fc.record({ channel: fc.nat(12), createdAt: fc.nat(30) }), { maxLength: 80 })
  .map((videos) =>
    videos.map(({ channel, createdAt }, number) =>
      anEntry({ id: `video${number}`, userId: `channel${channel}`, createdAt }),
    ),
  );
const someChannels = fc.array(
  fc.nat(14).map((channel) => `channel${channel}`),
  { maxLength: 20 },
);

function timelinesOf(videos: readonly CatalogueEntry[]): Timelines {
  const timelines = new Timelines();
  for (const video of videos) timelines.put(video);
  return timelines;
}

/** What the feed has to be, said as plainly as possible. */
const expected = (videos: readonly CatalogueEntry[], channelIds: readonly string[]) =>
  videos
    .filter(({ userId }) => channelIds.includes(userId))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));

function allPages(timelines: Timelines, channelIds: readonly string[], limit: number): CatalogueEntry[] {
  const all: CatalogueEntry[] = [];
  for (
    let page = timelines.page(channelIds, limit);
    page.length > 0;
    page = timelines.page(channelIds, limit, page.at(-1))
  )
    all.push(...page);
  return all;
}

describe('the subscription feed', () => {
  test('is every video of the channels, newest first, once, in pages of any size', () => {
    fc.assert(
      fc.property(someVideos, someChannels, fc.integer({ min: 1, max: 30 }), (videos, channelIds, limit) => {
        const timelines = timelinesOf(videos);
        expect(allPages(timelines, channelIds, limit)).toEqual(expected(videos, channelIds));
      }),
    );
  });

  test.each([0, 1, 30, 31, 500])('is that for %i channels too', (followed) => {
    const videos = Array.from({ length: 1500 }, (_, number) =>
      anEntry({ id: `video${number}`, userId: `channel${(number * 7) % 600}`, createdAt: number % 400 }),
    );
    const channelIds = Array.from({ length: followed }, (_, number) => `channel${number}`);
    expect(allPages(timelinesOf(videos), channelIds, 40)).toEqual(expected(videos, channelIds));
  });

  test('is the same after videos have gone, and come in any order', () => {
    fc.assert(
      fc.property(someVideos, someChannels, fc.func(fc.boolean()), (videos, channelIds, stays) => {
        const timelines = timelinesOf(videos.toReversed());
        for (const video of videos) if (!stays(video.id)) timelines.remove(video);
        const left = videos.filter(({ id }) => stays(id));
        expect(timelines.page(channelIds, 100)).toEqual(expected(left, channelIds));
      }),
    );
  });

  test('goes on where it was although the last video shown has gone and newer ones have come', () => {
    const videos = [5, 4, 3, 2, 1].map((createdAt) =>
      anEntry({ id: `video${createdAt}`, userId: 'channel', createdAt }),
    );
    const timelines = timelinesOf(videos);
    const shown = timelines.page(['channel'], 2);
    const last = shown[1] ?? anEntry({ id: 'none' });
    timelines.remove(last);
    timelines.put(anEntry({ id: 'newest', userId: 'channel', createdAt: 9 }));
    expect(timelines.page(['channel'], 2, last).map(({ id }) => id)).toEqual(['video3', 'video2']);
  });

  test('takes no notice of a channel followed twice, nor of one without videos', () => {
    const video = anEntry({ id: 'video', userId: 'channel' });
    expect(timelinesOf([video]).page(['channel', 'nobody', 'channel'], 10)).toEqual([video]);
  });
});
