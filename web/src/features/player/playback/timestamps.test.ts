import { describe, expect, it } from 'vitest';
import { secondsOf, startTime } from './timestamps.ts';

describe('a moment as people write it', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['2m', 120],
    ['1h2m3s', 3723],
    ['1h', 3600],
    ['1:30', 90],
    ['0:05', 5],
    ['1:02:03', 3723],
    ['0', 0],
  ])('%s is %d seconds', (written, seconds) => {
    expect(secondsOf(written)).toBe(seconds);
  });

  it.each(['', 'soon', '-5', '1:75', '1.5', '1:2', ':30', '9'.repeat(20), '1m2h'])(
    '%j is none',
    (written) => {
      expect(secondsOf(written)).toBeUndefined();
    },
  );
});

it('starts where the address asks', () => {
  expect(startTime('?v=1&t=1m30s')).toBe(90);
  expect(startTime('')).toBeUndefined();
  expect(startTime('?t=later')).toBeUndefined();
});
