import { join } from 'node:path';
import type { Size } from './geometry.ts';
import { within } from './geometry.ts';
import { type Bounds, mediaLimits } from './limits.ts';
import { sprite } from './pictures.ts';
import { flags, runTool } from './tool.ts';
import { type Workshop, keyframeInterval } from './transcode.ts';

/** A sprite of small pictures and the cues that say which of them shows which moment. */
export interface Storyboard {
  webp: Buffer;
  vtt: string;
}

/** The most pictures in a sprite, how many stand in a row, and the longer side of each. */
const grid = { tiles: 100, columns: 10, side: 160 };

/** Seconds between pictures: a whole number of keyframes, so that no other picture has to be decoded. */
export const storyboardInterval = (duration: number) =>
  keyframeInterval * Math.max(1, Math.ceil(duration / grid.tiles / keyframeInterval));

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** WebVTT whose cues name a part of the sprite (`#xywh=`), as players read it for previews. */
export function storyboardCues(duration: number, tile: Size, reference: string): string {
  const interval = storyboardInterval(duration);
  const cues = Array.from({ length: Math.max(1, Math.ceil(duration / interval)) }, (_, number) => {
    const from = number * interval;
    const x = (number % grid.columns) * tile.width;
    const y = Math.floor(number / grid.columns) * tile.height;
    return `${clock(from)} --> ${clock(Math.min(from + interval, Math.max(duration, from + 0.001)))}\n${reference}#xywh=${x},${y},${tile.width},${tile.height}`;
  });
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

/**
 * Makes a storyboard from one of our own renditions, whose keyframes stand every two seconds.
 * `reference` is how the cues name the sprite.
 */
export async function storyboard(
  rendition: string,
  video: Size & { duration: number },
  reference: string,
  { folder, threads }: Workshop,
  bounds: Bounds = mediaLimits.still,
): Promise<Storyboard> {
  const { duration } = video;
  const interval = storyboardInterval(duration);
  const tile = within(video, { width: grid.side, height: grid.side });
  const count = Math.max(1, Math.ceil(duration / interval));
  const columns = Math.min(grid.columns, count);
  const made = join(folder, 'storyboard.png');
  const filter = [
    `select=gte(t\\,selected_n*${interval}-0.05)`,
    `scale=${tile.width}:${tile.height}`,
    `tile=${columns}x${Math.ceil(count / grid.columns)}`,
  ].join(',');
  await runTool(
    'ffmpeg',
    [
      ...flags(`-v error -nostdin -y -threads ${threads} -skip_frame nokey`),
      '-i',
      `file:${rendition}`,
      ...flags(`-an -vf ${filter} -frames:v 1 -f image2`),
      made,
    ],
    bounds,
  );
  return { webp: await sprite(made), vtt: storyboardCues(duration, tile, reference) };
}
