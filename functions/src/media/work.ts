import type { Size } from './geometry.ts';
import { mediaLimits } from './limits.ts';
import type { Plan, RenditionPlan } from './plan.ts';
import type { Source } from './probe.ts';

const pixelRate = ({ width, height }: Size, frameRate: number) => width * height * frameRate;

/** How long one CPU is busy with making renditions of a source together, in seconds, as measured (docs/benchmarks.md). */
export function workOf({ video, duration }: Source, renditions: readonly RenditionPlan[]): number {
  const { decoded, encoded } = mediaLimits.pixelsPerSecond;
  const made = renditions.reduce((sum, rendition) => sum + pixelRate(rendition, rendition.frameRate), 0);
  return duration * (pixelRate(video.size, video.frameRate) / decoded + made / encoded);
}

/** Whether one task can make a rendition before its function has to end. */
export const isWithinTask = (source: Source, rendition: RenditionPlan): boolean =>
  workOf(source, [rendition]) <= mediaLimits.work.most;

/**
 * Which renditions one task makes. A short video's are made together, with one download and one decode; of a longer
 * one each has a task, so that none outlives its function.
 */
export function groupsOf(source: Source, { renditions }: Plan): number[][] {
  const lines = renditions.map((rendition) => rendition.lines);
  return workOf(source, renditions) <= mediaLimits.work.together ? [lines] : lines.map((one) => [one]);
}
