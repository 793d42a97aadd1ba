import { expect, test } from 'vitest';
import { shortCount, wholeCount } from './count.ts';
import { clock } from './duration.ts';
import { fileSize } from './fileSize.ts';
import { timeAgo } from './time.ts';

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test.each([
  [2, 'just now'],
  [30, '30 seconds ago'],
  [90, '1 minute ago'],
  [7200, '2 hours ago'],
  [3 * 86_400, '3 days ago'],
  [15 * 86_400, '2 weeks ago'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds ago reads %s', (seconds, words) => {
  expect(timeAgo(secondsAgo(seconds))).toBe(words);
});

test.each([
  [0.4, '0:00'],
  [7, '0:07'],
  [59.6, '1:00'],
  [270, '4:30'],
  [3723, '1:02:03'],
])('%d seconds of film read %s', (seconds, words) => {
  expect(clock(seconds)).toBe(words);
});

test('counts are short in buttons and whole in tooltips', () => {
  expect([0, 999, 1234, 1_200_000].map(shortCount)).toEqual(['0', '999', '1.2K', '1.2M']);
  expect(wholeCount(1_234_567)).toBe('1,234,567');
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [10 * 1024 ** 2, '10 MB'],
  [2 * 1024 ** 3, '2 GB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
