import { keep, readKept } from './kept.ts';

type Position = readonly [videoId: string, seconds: number];

const storageKey = 'positions';

/** How many videos are remembered; the one longest unwatched goes first. */
const remembered = 200;

/** Who left within the first seconds has seen nothing yet, and starts over. */
const shortest = 10;

/** Where the end begins: the last twentieth, and half a minute at most. */
function endOf(duration: number): number {
  return duration - Math.min(duration / 20, 30);
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function positions(): Position[] {
  const kept = readKept(storageKey);
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
}

/** Where a video was left in this browser, in seconds; 0 when it was never begun, or seen to its end. */
export function positionOf(videoId: string): number {
  return positions().find(([id]) => id === videoId)?.[1] ?? 0;
}

/** Remembers where a video was left, and forgets it at its very beginning and once it was seen. */
export function keepPosition(videoId: string, seconds: number, duration: number): void {
  const others = positions().filter(([id]) => id !== videoId);
  const worthIt = seconds >= shortest && seconds < endOf(duration);
  keep(storageKey, (worthIt ? [...others, [videoId, Math.floor(seconds)]] : others).slice(-remembered));
}
