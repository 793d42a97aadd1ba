import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Engagement, trendScore } from './score.ts';

const DAY = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 5, 15);

const counts = (some: Partial<Engagement>): Engagement => ({
  views: 0,
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  ...some,
});

const anyCount = fc.nat({ max: 1_000_000_000 });
const anyCounts = fc.record({
  views: anyCount,
  likeCount: anyCount,
  dislikeCount: anyCount,
  commentCount: anyCount,
});
const anyDate = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2100, 0) });

test("today's rising video passes last year's giant", () => {
  const giant = trendScore(
    counts({ views: 2_000_000_000, likeCount: 30_000_000, commentCount: 5_000_000 }),
    today - 365 * DAY,
  );
  const rising = trendScore(counts({ views: 300, likeCount: 12 }), today);
  expect(rising).toBeGreaterThan(giant);
});

test('of two videos of one age the one that people did more with comes first', () => {
  const [quiet, loud] = [counts({ views: 999 }), counts({ views: 1000 })];
  expect(trendScore(loud, today)).toBeGreaterThan(trendScore(quiet, today));
});

test('twice the engagement makes up for one day of age', () => {
  const older = trendScore(counts({ views: 1999 }), today - DAY);
  expect(older).toBeCloseTo(trendScore(counts({ views: 999 }), today), 9);
});

test('how two videos compare depends on the difference of their ages, so waiting changes no order', () => {
  const aWeek = 7 * DAY;
  fc.assert(
    fc.property(anyCounts, anyDate, anyCounts, anyDate, (a, aDate, b, bDate) => {
      const now = trendScore(a, aDate) - trendScore(b, bDate);
      const shifted = trendScore(a, aDate + aWeek) - trendScore(b, bDate + aWeek);
      expect(shifted).toBeCloseTo(now, 6);
    }),
  );
});

test('a like lifts, a dislike lowers, and no counts make a score that cannot be stored', () => {
  fc.assert(
    fc.property(anyCounts, anyDate, (some, date) => {
      const score = trendScore(some, date);
      expect(Number.isFinite(score)).toBe(true);
      expect(trendScore({ ...some, likeCount: some.likeCount + 1 }, date)).toBeGreaterThanOrEqual(score);
      expect(trendScore({ ...some, dislikeCount: some.dislikeCount + 1 }, date)).toBeLessThanOrEqual(score);
    }),
  );
});
