import { expect, test } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { anEntry } from './testing/entries.ts';

const whales = anEntry({ id: 'whales', title: 'Whales', tags: ['sea'], userId: 'lens', changedAt: 1 });

/** Where a catalogue shows a video: each way of looking at it. */
async function waysTo(catalogue: Catalogue, id: string): Promise<string[]> {
  const index = await catalogue.index.ready();
  const ways = {
    random: catalogue.random.page(1, 10),
    timeline: catalogue.timelines.page(['lens'], 10).map((entry) => entry.id),
    tags: catalogue.tags.sharing(['sea'], 10).map((entry) => entry.id),
    search: index.search('whales').map((entry) => entry.id),
  };
  return Object.entries(ways).flatMap(([way, ids]) => (ids.includes(id) ? [way] : []));
}

test('a video is found in every way as soon as it is there, and in none when it is gone', async () => {
  const catalogue = new Catalogue();
  catalogue.put(whales);
  expect(await waysTo(catalogue, 'whales')).toEqual(['random', 'timeline', 'tags', 'search']);
  catalogue.remove('whales');
  catalogue.remove('whales');
  expect(await waysTo(catalogue, 'whales')).toEqual([]);
  expect(catalogue.size).toBe(0);
});

test('a changed video is found as it is now', async () => {
  const catalogue = new Catalogue();
  catalogue.put(whales);
  catalogue.put({ ...whales, title: 'Dolphins', tags: ['ocean'], changedAt: 2 });
  expect(await waysTo(catalogue, 'whales')).toEqual(['random', 'timeline']);
  expect(catalogue.tags.sharing(['ocean'], 10)).toHaveLength(1);
  expect(catalogue.get('whales')?.title).toBe('Dolphins');
});

test('searches that come together, and changes that come meanwhile, all end in one index', async () => {
  const catalogue = new Catalogue();
  for (let number = 0; number < 1000; number += 1)
    catalogue.put(anEntry({ id: `v${number}`, title: 'One of many' }));
  const searches = [1, 2, 3].map(() => catalogue.index.ready());
  catalogue.remove('v999');
  catalogue.put(whales);
  for (const index of await Promise.all(searches)) {
    expect(index.search('many')).toHaveLength(999);
    expect(index.search('whales')).toEqual([whales]);
  }
});
