import type { Variant } from './masterPlaylist.ts';

/** How much faster than a variant's worst second a connection has to be, to be trusted with it from the start. */
const margin = 1.5;

/**
 * The variants to begin with where the connection's speed is known: the smallest that fills the picture's place; or the best
 * that the connection carries with ease, and all better ones, for when it carries more. All, where it is better to feel the
 * way up from the smallest.
 * @param speed bits a second
 * @param lines that the picture's place has
 * @returns the smallest first
 */
export function firstVariants<Known extends Pick<Variant, 'lines' | 'bandwidth'>>(
  variants: readonly Known[],
  speed: number | undefined,
  lines: number,
): Known[] {
  const all = variants.toSorted((one, other) => one.lines - other.lines);
  if (speed === undefined) return all;
  const carried = all.filter(({ bandwidth }) => bandwidth * margin <= speed);
  const filling = carried.find((variant) => variant.lines >= lines);
  if (filling !== undefined) return [filling];
  const best = carried.at(-1);
  return best === undefined ? all : all.slice(all.indexOf(best));
}
