import { expect, it } from 'vitest';
import { firstVariants } from './firstVariants.ts';

const variants = [
  { lines: 480, bandwidth: 1_400_000 },
  { lines: 240, bandwidth: 400_000 },
  { lines: 1080, bandwidth: 5_000_000 },
];
const all = [240, 480, 1080];

it.each([
  ['a fast connection fills the place', 10_000_000, 460, [480]],
  ['a fast connection and a large place', 10_000_000, 900, [1080]],
  ['a place larger than every variant', 10_000_000, 2000, [1080]],
  ['a connection that carries less than the place could show', 3_000_000, 900, [480, 1080]],
  ['a connection that only just carries a variant', 1_400_000, 900, all],
  ['a connection that carries none', 300_000, 900, all],
  ['an unknown connection', undefined, 900, all],
])('%s', (_what, speed, lines, first) => {
  expect(firstVariants(variants, speed, lines).map((one) => one.lines)).toEqual(first);
});
