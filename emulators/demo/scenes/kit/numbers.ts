export const TAU = Math.PI * 2;

export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

export function lerp(a: number, b: number, k: number): number {
  return a + (b - a) * k;
}

/** 0 before `from`, 1 after `to`, a smooth S between. */
export function smooth(from: number, to: number, x: number): number {
  const k = clamp((x - from) / (to - from));
  return k * k * (3 - 2 * k);
}

/** Like `smooth`, but fast at first and gentle at the end. */
export function settle(from: number, to: number, x: number): number {
  return 1 - (1 - clamp((x - from) / (to - from))) ** 3;
}

/** Like `settle`, going a little past the end and back, as things do that drop into place. */
export function spring(from: number, to: number, x: number): number {
  const k = clamp((x - from) / (to - from));
  return k >= 1 ? 1 : 1 - Math.exp(-6 * k) * Math.cos(9 * k);
}

/** A number in [0, 1) that depends on `n` alone and looks random. */
export function hash(n: number, salt = 0): number {
  let h = Math.imul(Math.floor(n) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** Smooth noise along a line, 0 to 1, one hill per unit. */
export function noise(x: number, salt = 0): number {
  const i = Math.floor(x);
  const f = x - i;
  return lerp(hash(i, salt), hash(i + 1, salt), f * f * (3 - 2 * f));
}

/** Several octaves of `noise`, 0 to 1: the profile of a ridge. */
export function ruggedness(x: number, salt = 0, octaves = 5): number {
  let sum = 0;
  let total = 0;
  for (let o = 0, size = 1, step = 1; o < octaves; o++, size /= 2, step *= 2) {
    sum += noise(x * step, salt + o) * size;
    total += size;
  }
  return sum / total;
}

/** 0, 1, ... count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
