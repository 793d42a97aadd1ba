import { expect, it } from 'vitest';
import { addressOf, inOrder, nearest } from './stream.ts';

const renditions = [
  { lines: 240, url: '/240' },
  { lines: 720, url: '/720' },
  { lines: 480, url: '/480' },
];

it('offers each quality once, best first', () => {
  expect(inOrder([240, 720, 240, 480])).toEqual([720, 480, 240]);
});

it.each([
  [720, '/720'],
  [1080, '/720'],
  [500, '/480'],
  [144, '/240'],
  ['auto' as const, undefined],
])('a wish for %s is met by what is nearest and not above, else by the smallest', (wished, url) => {
  expect(addressOf(renditions, wished)).toBe(url);
});

it('has nothing to choose from where there are no renditions', () => {
  expect(nearest([], 480)).toBeUndefined();
});
