import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Video } from '../contract/routes.ts';
import { bury, publish } from '../domain/catalogue/testing/videos.ts';
import { startApi } from '../testing/api.ts';
import type { Client } from '../testing/client.ts';

const api = startApi();

/** All pages of a list, as a client follows them by their Link headers. */
async function pages(client: Client, path: string): Promise<string[][]> {
  const all: string[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const response = await client.send('GET', next);
    expect(response.status).toBe(200);
    all.push(((await response.json()) as Video[]).map(({ _id }) => _id));
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return all;
}

const ids = (videos: Video[]) => videos.map(({ _id }) => _id);

const many: string[] = [];
let cats: string;
let dogs: string;

beforeAll(async () => {
  for (let number = 0; number < 12; number += 1) many.push(await publish({ title: `Number ${number}` }));
  cats = await publish({ title: 'Cats & kittens: part 7?', tags: ['pets', ' cats'], views: 10 });
  dogs = await publish({ title: 'Dogs', tags: ['pets'], views: 1000 });
  await publish({ title: 'Secret cats', tags: ['pets'], visibility: 'private' });
});

describe('the random feed', () => {
  test('shows every public video once, in pages', async () => {
    const shown = await pages(api.visitor(), '/api/videos/random?limit=5');
    expect(shown.map((page) => page.length)).toEqual([5, 5, 4]);
    expect(shown.flat().toSorted()).toEqual([...many, cats, dogs].toSorted());
  });

  test('is another one each time', async () => {
    const visitor = api.visitor();
    const orders = await Promise.all([1, 2, 3].map(() => pages(visitor, '/api/videos/random?limit=14')));
    expect(new Set(orders.map((shown) => shown.flat().join())).size).toBeGreaterThan(1);
  });

  test('may be kept by the CDN', async () => {
    const response = await api.visitor().send('GET', '/api/videos/random');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
  });
});

test('a long description is cut on a card, and no character in two', async () => {
  const desc = `${'x'.repeat(199)}\u{1F56F} and so on`;
  const id = await publish({ title: 'Wordy', desc, tags: ['wordy'] });
  const visitor = api.visitor();
  await vi.waitFor(async () => {
    const [card] = await visitor.call('videosByTags', { query: { tags: 'wordy' } });
    expect(card).toMatchObject({ _id: id, desc: 'x'.repeat(199) });
  }, 5000);
});

describe('the subscription feed', () => {
  test('shows what one follows, newest first, over all pages', async () => {
    const [fan, first, second] = [await api.member(), await api.member(), await api.member()];
    const expected: string[] = [];
    for (let minute = 0; minute < 9; minute += 1) {
      const channel = minute % 2 ? first : second;
      const createdAt = Timestamp.fromMillis(Date.UTC(2026, 2, 1, 0, minute));
      expected.unshift(await publish({ userId: channel.user._id, createdAt }));
    }
    for (const { user } of [first, second]) await fan.call('subscribe', { params: { channelId: user._id } });
    await vi.waitFor(async () => {
      expect((await pages(fan, '/api/videos/sub?limit=4')).flat()).toEqual(expected);
    }, 5000);
  });

  test('is empty for somebody who follows nobody', async () => {
    expect(await (await api.member()).call('listVideos', { params: { type: 'sub' } })).toEqual([]);
  });
});

describe('search', () => {
  test('finds public videos, and takes punctuation for text', async () => {
    const found = await api.visitor().call('searchVideos', { query: { q: 'kittens: part 7?' } });
    expect(ids(found)[0]).toBe(cats);
  });

  test('goes on page by page', async () => {
    const shown = await pages(api.visitor(), '/api/videos/search?q=number&limit=5');
    expect(shown.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(shown.flat().toSorted()).toEqual(many.toSorted());
  });

  test('goes on where it was although the last video shown is deleted meanwhile', async () => {
    const batch = await Promise.all([1, 2, 3, 4].map(() => publish({ title: 'Ephemeral' })));
    const visitor = api.visitor();
    await vi.waitFor(async () => {
      expect(await visitor.call('searchVideos', { query: { q: 'ephemeral' } })).toHaveLength(4);
    }, 5000);
    const first = await visitor.send('GET', '/api/videos/search?q=ephemeral&limit=2');
    const shown = ids((await first.json()) as Video[]);
    const next = /^<(.+)>;/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    await bury(shown[1] ?? '');
    const rest = (await pages(visitor, next)).flat();
    expect([...shown, ...rest].toSorted()).toEqual(batch.toSorted());
  });

  test.each(['', ' ', '%00', '%25', '(', '%5B%5C'])('answers an empty list to q=%s', async (q) => {
    const response = await api.visitor().send('GET', `/api/videos/search?q=${q}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
  });

  test('is nobody else’s to keep', async () => {
    const response = await api.visitor().send('GET', '/api/videos/search?q=cats');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

test('suggestions complete what is typed', async () => {
  expect(await api.visitor().call('suggestSearches', { query: { q: 'kitt' } })).toEqual([
    'Cats & kittens: part 7?',
  ]);
});

describe('videos by tags', () => {
  test('come with most shared tags first, then by popularity, commas split as sent', async () => {
    const visitor = api.visitor();
    const sharing = async (tags: string) => ids(await visitor.call('videosByTags', { query: { tags } }));
    expect(await sharing('pets, cats')).toEqual([cats, dogs]);
    expect(await sharing('pets')).toEqual([dogs, cats]);
    expect(await sharing('')).toEqual([]);
    expect(await sharing('nothing,like,this')).toEqual([]);
  });
});
