import { expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { suggest } from './suggestions.ts';
import { anEntry } from './testing/entries.ts';

const index = new SearchIndex();
for (const entry of [
  anEntry({ id: 'a', title: 'Guitar for beginners', tags: ['guitar lesson', ' guitar solo'], popularity: 3 }),
  anEntry({ id: 'b', title: 'Barre chords', tags: ['guitar lesson'], popularity: 5 }),
  anEntry({ id: 'c', title: 'GUITAR for Beginners', tags: [], popularity: 1 }),
  anEntry({ id: 'd', title: 'Crème brûlée', tags: ['dessert'] }),
])
  index.put(entry);

test('suggests the tags that begin with what is typed, the commonest first, then titles', () => {
  expect(suggest(index, 'guit')).toEqual([
    'guitar lesson',
    'guitar solo',
    'Guitar for beginners',
    'Barre chords',
  ]);
});

test('keeps the accents that were not typed', () => {
  expect(suggest(index, 'creme br')).toEqual(['Crème brûlée']);
});

test('does not suggest what is already there', () => {
  expect(suggest(index, 'dessert')).toEqual(['Crème brûlée']);
});

test('forgives one typo when nothing else answers', () => {
  expect(suggest(index, 'gutiar beg')).toEqual(['Guitar for beginners']);
});
