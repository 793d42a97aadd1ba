import { mediaLimits } from './limits.ts';
import type { Plan } from './plan.ts';

/** The name of the job that encodes a group of renditions. */
export const encodeJob = (lines: readonly number[]) => `encode-${lines.join('-')}`;

/**
 * Which renditions one task makes. A short video's are made together, with one download and one decode; of a longer
 * one each has a task, so that none outlives its function.
 */
export function groupsOf({ renditions }: Plan, duration: number): number[][] {
  const pixels = renditions.reduce(
    (sum, { width, height, frameRate }) => sum + width * height * frameRate,
    0,
  );
  const lines = renditions.map((rendition) => rendition.lines);
  const seconds = (pixels * duration) / mediaLimits.encodedPixelsPerSecond;
  return seconds <= mediaLimits.togetherSeconds ? [lines] : lines.map((one) => [one]);
}
