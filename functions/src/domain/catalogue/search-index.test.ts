import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from './entry.ts';
import { SearchIndex } from './search-index.ts';
import { anEntry } from './testing/entries.ts';

function indexOf(...entries: CatalogueEntry[]): SearchIndex {
  const index = new SearchIndex();
  for (const entry of entries) index.put(entry);
  return index;
}

const ids = (entries: CatalogueEntry[]) => entries.map(({ id }) => id);

const whales = anEntry({ id: 'whales', title: 'Humpback whales', tags: ['ocean'], channel: 'Quiet Lens' });
const bread = anEntry({ id: 'bread', title: 'Rye bread', tags: ['baking'], channel: 'Flour & Stone' });

describe('search', () => {
  test('finds a video by its title, a tag and its channel', () => {
    const index = indexOf(whales, bread);
    for (const query of ['whales', 'ocean', 'quiet lens'])
      expect(ids(index.search(query))).toEqual(['whales']);
  });

  test('finds a new title and no longer the old one after an edit', () => {
    const index = indexOf(whales, bread);
    index.put({ ...whales, title: 'Blue dolphins' });
    expect(ids(index.search('dolphins'))).toEqual(['whales']);
    expect(index.search('humpback')).toEqual([]);
    expect(ids(index.search('ocean'))).toEqual(['whales']);
  });

  test('finds nothing of a removed video, by no way of matching', () => {
    const index = indexOf(whales, bread);
    index.remove('whales');
    for (const query of ['whales', 'humpb', 'umpbac', 'humpbakc', 'ocean', 'quiet lens'])
      expect(index.search(query)).toEqual([]);
    expect(ids(index.search('bread'))).toEqual(['bread']);
  });

  test('knows the same after any number of edits as when built anew', () => {
    const edited = indexOf(whales, bread);
    for (let edit = 0; edit < 50; edit += 1) edited.put({ ...whales, title: `Edit ${edit}` });
    edited.put(whales);
    const anew = indexOf(bread, whales);
    for (const query of ['humpback', 'baking', 'whlaes', 'edit', 'stone whales'])
      expect(edited.search(query)).toEqual(anew.search(query));
  });

  test('puts a title that says the word before a tag that does, and the more popular of equals first', () => {
    const index = indexOf(
      anEntry({ id: 'tagged', title: 'Something else', tags: ['chess'], popularity: 2 }),
      anEntry({ id: 'quiet', title: 'Chess openings', popularity: 1 }),
      anEntry({ id: 'loud', title: 'Chess endgames', popularity: 6 }),
    );
    expect(ids(index.search('chess'))).toEqual(['loud', 'quiet', 'tagged']);
  });

  test('puts what is spelled like the query before what only may be meant', () => {
    const index = indexOf(
      anEntry({ id: 'typo', title: 'The fall of Rome', popularity: 7 }),
      anEntry({ id: 'inside', title: 'Football', popularity: 5 }),
      anEntry({ id: 'exact', title: 'A ball', popularity: 0 }),
    );
    expect(ids(index.search('ball'))).toEqual(['exact', 'inside', 'typo']);
  });

  test('answers at most a thousand, the best of them', () => {
    const index = new SearchIndex();
    for (let number = 0; number < 1500; number += 1)
      index.put(anEntry({ id: `v${number}`, title: 'the same', popularity: number / 300 }));
    const found = ids(index.search('same'));
    expect(found).toHaveLength(1000);
    expect(found[0]).toBe('v1499');
    expect(new Set(found).size).toBe(1000);
  });

  test('ranks alike whatever order the videos came in', () => {
    const many = Array.from({ length: 40 }, (_, number) =>
      anEntry({ id: `v${number}`, title: 'twin', popularity: number % 3 }),
    );
    expect(indexOf(...many).search('twin')).toEqual(indexOf(...many.toReversed()).search('twin'));
  });
});
