import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCorpus } from './relevance/corpus.ts';
import { SearchIndex } from './search-index.ts';
import { suggest } from './suggestions.ts';
import { anEntry } from './testing/entries.ts';

const index = new SearchIndex();
readCorpus().forEach(({ title, tags, channel }, number) => {
  index.put(anEntry({ id: `v${number}`, title, tags, channel }));
});

test.each(['', ' ', '\u0000', '\u{1f600}', '()[]{}', '%%%', '\\', '???', '\ud800', '゛'])(
  'a query without a word in it, %j, finds nothing',
  (query) => {
    expect(index.search(query)).toEqual([]);
    expect(suggest(index, query)).toEqual([]);
  },
);

test('nonsense finds nothing', () => {
  expect(index.search('zxqvbnm wqkjhzx')).toEqual([]);
  expect(index.search('x'.repeat(1000))).toEqual([]);
});

test('any text at all is searched for without an error, and finds no video twice', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1000 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.stringMatching(/^[.*+?^${}()|[\]\\/a-z ]{0,60}$/),
  );
  fc.assert(
    fc.property(anything, (query) => {
      const found = index.search(query).map(({ id }) => id);
      expect(new Set(found).size).toBe(found.length);
      expect(suggest(index, query).length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 300 },
  );
});

test('any piece of a title of three letters or more finds that title', () => {
  const titles = readCorpus().map(({ title }) => title);
  const piece = fc
    .constantFrom(...titles)
    .chain((title) =>
      fc
        .tuple(fc.constant(title), fc.nat(title.length - 3), fc.integer({ min: 3, max: title.length }))
        .map(([whole, start, length]) => ({ whole, text: whole.slice(start, start + length) })),
    );
  fc.assert(
    fc.property(piece, ({ whole, text }) => {
      fc.pre(/[\p{L}\p{N}]{3}/u.test(text));
      expect(index.search(text).map(({ title }) => title)).toContain(whole);
    }),
    { numRuns: 300 },
  );
});
