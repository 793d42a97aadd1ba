import { describe, expect, test } from 'vitest';
import { readCorpus } from './corpus.ts';
import { relevanceCases } from './queries.ts';

const corpus = readCorpus();
const titles = new Set(corpus.map(({ title }) => title));
const cases = Object.values(relevanceCases).flat();

describe('the relevance set', () => {
  test('has some hundred videos, each complete and under a title of its own', () => {
    expect(corpus.length).toBeGreaterThan(300);
    expect(titles.size).toBe(corpus.length);
    const incomplete = corpus.filter(
      ({ title, channel, tags, views }) => !title || !channel || tags.includes('') || !(views > 0),
    );
    expect(incomplete).toEqual([]);
  });

  test('asks at least sixty queries, none twice', () => {
    expect(cases.length).toBeGreaterThan(60);
    expect(new Set(cases.map(({ query }) => query)).size).toBe(cases.length);
  });

  test('wants only videos that are there', () => {
    const unknown = cases.flatMap(({ wanted }) => wanted).filter((title) => !titles.has(title));
    expect(unknown).toEqual([]);
  });
});
