import type { Variant } from './masterPlaylist.ts';

/** How much faster than a variant's worst second a connection has to be, to be trusted with it from the start. */
const margin = 1.5;

/**
 * The variant to begin with where the connection's speed is known: the smallest that fills the picture's place, or the best
 * that the connection carries with ease. None where it is better to feel the way up from the smallest.
 * @param speed bits a second
 * @param lines that the picture's place has
 */
export function firstVariant(
  variants: readonly Variant[],
  speed: number | undefined,
  lines: number,
): Variant | undefined {
  if (speed === undefined) return undefined;
  const carried = variants
    .filter(({ bandwidth }) => bandwidth * margin <= speed)
    .toSorted((one, other) => one.lines - other.lines);
  return carried.find((variant) => variant.lines >= lines) ?? carried.at(-1);
}
