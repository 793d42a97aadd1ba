import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '../entry.ts';
import { popularity } from '../entry.ts';
import { SearchIndex } from '../search-index.ts';
import { readCorpus } from './corpus.ts';
import { type RelevanceCase, relevanceCases } from './queries.ts';

const FIRST = 5;
const WANTED_RECALL = 0.95;

const index = new SearchIndex();
const entries = readCorpus().map(({ title, channel, tags, views }, number): CatalogueEntry => ({
  id: `video${number}`,
  title,
  tags,
  userId: channel,
  channel,
  popularity: popularity({ views, likeCount: 0, dislikeCount: 0, commentCount: 0 }),
  createdAt: 0,
  changedAt: 0,
}));
for (const entry of entries) index.put(entry);

const firstTitles = (query: string) =>
  index
    .search(query)
    .slice(0, FIRST)
    .map(({ title }) => title);

/** How many of a case's wanted titles are among the first, of how many could be. */
function judge({ query, wanted }: RelevanceCase) {
  const shown = firstTitles(query);
  const missing = wanted.filter((title) => !shown.includes(title));
  const possible = Math.min(FIRST, wanted.length);
  return { query, shown, missing, hits: wanted.length - missing.length, possible };
}

const judged = Object.values(relevanceCases).flat().map(judge);

describe('search', () => {
  test(`shows at least ${WANTED_RECALL * 100} % of what people look for among the first ${FIRST}`, () => {
    const hits = judged.reduce((sum, { hits: some }) => sum + some, 0);
    const possible = judged.reduce((sum, { possible: some }) => sum + some, 0);
    const misses = judged.filter(({ hits: some, possible: all }) => some < all);
    console.info(`recall@${FIRST}: ${hits} of ${possible} in ${judged.length} queries`);
    for (const { query, missing, shown } of misses) console.info('missed', { query, missing, shown });
    expect(hits / possible).toBeGreaterThanOrEqual(WANTED_RECALL);
  });
});
