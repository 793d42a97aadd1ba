import { beforeEach, expect, it } from 'vitest';
import { keepPosition, positionOf } from './resume.ts';

beforeEach(() => localStorage.clear());

it('goes on where each video was left', () => {
  keepPosition('one', 73.8, 600);
  keepPosition('two', 20, 60);
  expect([positionOf('one'), positionOf('two'), positionOf('three')]).toEqual([73, 20, 0]);
});

it('starts over what was left within its first seconds', () => {
  keepPosition('one', 60, 600);
  keepPosition('one', 4, 600);
  expect(positionOf('one')).toBe(0);
});

it.each([
  ['a short video', 58, 60],
  ['a long one, in its last half minute', 7175, 7200],
])('starts over what was seen to its end: %s', (_which, seconds, duration) => {
  keepPosition('one', seconds, duration);
  expect(positionOf('one')).toBe(0);
});

it('remembers the last two hundred videos, the longest unwatched going first', () => {
  for (let n = 0; n < 200; n += 1) keepPosition(`video-${n}`, 100, 600);
  keepPosition('video-0', 110, 600);
  keepPosition('one more', 100, 600);
  expect([positionOf('video-0'), positionOf('video-1'), positionOf('one more')]).toEqual([110, 0, 100]);
});

it.each(['{', '{"one":5}', '[["one"]]', '[[1,2]]', 'null'])('takes %j for nothing kept', (kept) => {
  localStorage.setItem('positions', kept);
  expect(positionOf('one')).toBe(0);
});
