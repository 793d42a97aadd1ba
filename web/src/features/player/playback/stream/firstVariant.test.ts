import { expect, it } from 'vitest';
import { firstVariant } from './firstVariant.ts';

const variants = [
  { lines: 480, url: '/480', bandwidth: 1_400_000 },
  { lines: 240, url: '/240', bandwidth: 400_000 },
  { lines: 1080, url: '/1080', bandwidth: 5_000_000 },
];

it.each([
  ['a fast connection fills the place', 10_000_000, 460, '/480'],
  ['a fast connection and a large place', 10_000_000, 900, '/1080'],
  ['a place larger than every variant', 10_000_000, 2000, '/1080'],
  ['a connection that carries less than the place could show', 3_000_000, 900, '/480'],
  ['a connection that only just carries a variant', 1_400_000, 900, '/240'],
  ['a connection that carries none', 300_000, 900, undefined],
  ['an unknown connection', undefined, 900, undefined],
])('%s', (_what, speed, lines, url) => {
  expect(firstVariant(variants, speed, lines)?.url).toBe(url);
});
