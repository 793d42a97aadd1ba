import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RandomOrder } from './random-order.ts';
import { anEntry } from './testing/entries.ts';

function shuffled(count: number): RandomOrder {
  const order = new RandomOrder();
  for (let number = 0; number < count; number += 1) order.put(anEntry({ id: `video${number}` }));
  return order;
}

/** All pages of a shuffle, with something done to it between one and the next. */
function allPages(order: RandomOrder, seed: number, limit: number, between: () => void = () => {}): string[] {
  const ids: string[] = [];
  for (let page = order.page(seed, limit); page.length > 0; page = order.page(seed, limit, page.at(-1))) {
    ids.push(...page);
    between();
  }
  return ids;
}

/** Pearson's statistic: how far counts are from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe('the random feed', () => {
  /** 43.8 is the 99.9th percentile of the distribution with 20 - 1 degrees of freedom; the seeds are always the same. */
  test('shows each video first, second, ... and last equally often', () => {
    const videos = 20;
    const order = shuffled(videos);
    const counts = Array.from({ length: videos }, () => new Map<string, number>());
    for (let seed = 0; seed < 4000; seed += 1)
      order.page(seed * 7919, videos).forEach((id, place) => {
        counts[place]?.set(id, (counts[place].get(id) ?? 0) + 1);
      });
    for (const atPlace of counts) {
      expect(atPlace.size).toBe(videos);
      expect(chiSquare([...atPlace.values()])).toBeLessThan(43.8);
    }
  });

  /** 32.9 is the 99.9th percentile of the distribution with 13 - 1 degrees of freedom. */
  test('follows each video with any other equally often', () => {
    const videos = 14;
    const order = shuffled(videos);
    const next = new Map<string, number>();
    for (let seed = 0; seed < 20_000; seed += 1) {
      const [first, second] = order.page(seed * 104_729, 2);
      if (first === 'video0' && second) next.set(second, (next.get(second) ?? 0) + 1);
    }
    expect(next.size).toBe(videos - 1);
    expect(chiSquare([...next.values()])).toBeLessThan(32.9);
  });

  test('shows every video once across its pages, whatever their size', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer(), fc.integer({ min: 1, max: 25 }), (videos, seed, limit) => {
        const ids = allPages(shuffled(videos), seed, limit);
        expect(ids).toHaveLength(videos);
        expect(new Set(ids).size).toBe(videos);
      }),
    );
  });

  test('repeats nothing and leaves nothing out while videos come and go between the pages', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), (seed, limit) => {
        const order = shuffled(40);
        let step = 0;
        const ids = allPages(order, seed, limit, () => {
          step += 1;
          if (step < 20) order.put(anEntry({ id: `new${step}` }));
          order.remove(anEntry({ id: `video${step}` }));
        });
        expect(new Set(ids).size).toBe(ids.length);
        const stayed = Array.from({ length: 40 }, (_, number) => `video${number}`).slice(step + 1);
        expect(ids).toEqual(expect.arrayContaining(['video0', ...stayed]));
      }),
    );
  });

  test('is another one with another seed', () => {
    const order = shuffled(50);
    expect(order.page(1, 50)).not.toEqual(order.page(2, 50));
  });
});
