import { describe, expect, it } from 'vitest';
import { findTimestamps, secondsOf, startTime } from './timestamps.ts';

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

describe('timestamps in a comment', () => {
  it('are found between its words, which stay as they are', () => {
    expect(findTimestamps('At 1:30 the bridge, at 1:02:03 the sea.')).toEqual([
      'At ',
      { text: '1:30', seconds: 90 },
      ' the bridge, at ',
      { text: '1:02:03', seconds: 3723 },
      ' the sea.',
    ]);
  });

  it.each(['No moment at all', 'a ratio of 16:9', 'on 2024-01-02', '1:99', '12:34:56:78', ''])(
    'are not seen in %j',
    (text) => {
      expect(findTimestamps(text)).toEqual(text === '' ? [] : [text]);
    },
  );
});
