/** What several runs of one thing took, in milliseconds. */
export interface Timing {
  runs: number;
  median: number;
  p95: number;
}

const MOST_RUNS = 30;
const ENOUGH_MS = 10_000;

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Does something thirty times, or as often as ten seconds allow, but once. */
export async function timed(run: () => Promise<unknown>): Promise<Timing> {
  const took: number[] = [];
  const startedAt = performance.now();
  while (took.length === 0 || (took.length < MOST_RUNS && performance.now() - startedAt < ENOUGH_MS)) {
    const before = performance.now();
    await run();
    took.push(performance.now() - before);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return { runs: took.length, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
}
