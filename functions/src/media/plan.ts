import { type Size, evenSides, macroblocks, scaledTo, shorterSide } from './geometry.ts';
import { mediaLimits } from './limits.ts';
import type { Source } from './probe.ts';
import { Refused } from './refused.ts';
import { isWithinTask } from './work.ts';

/** One size that a video is made in. `lines` is its shorter side, so that an upright video counts as it is watched. */
export interface RenditionPlan extends Size {
  lines: number;
  frameRate: number;
  /** The most the picture may take, bits a second. */
  bitRate: number;
}

/**
 * What makes the file that every browser plays from the first second:
 * - `source`: the upload is one;
 * - `remux`: its pictures and sound are fit, they only need another container or an index in front;
 * - `transcode`: the renditions have to serve.
 */
export type Progressive = 'source' | 'remux' | 'transcode';

export interface Plan {
  progressive: Progressive;
  renditions: RenditionPlan[];
}

/** The ladder, and the most that a picture of that size may take: bits a second. */
const ladder: readonly (readonly [lines: number, bitRate: number])[] = [
  [240, 400_000],
  [360, 800_000],
  [480, 1_400_000],
  [720, 2_800_000],
  [1080, 5_000_000],
];

/** H.264 level 4.1 (ITU-T H.264, table A-1): macroblocks in a picture and in a second, and the longest side they allow. */
const level = { frame: 8192, second: 245_760, side: 16 * Math.floor(Math.sqrt(8 * 8192)) };

const fitsLevel = (size: Size) =>
  macroblocks(size) <= level.frame && Math.max(size.width, size.height) <= level.side;

/** The largest picture of the source's shape that the level allows, for shapes no rung of the ladder suits. */
function largestFit(size: Size): Size {
  const own = evenSides(size);
  if (fitsLevel(own)) return own;
  for (let tried = shorterSide(own) - 2; tried > 2; tried -= 2) {
    const scaled = scaledTo(size, tried);
    if (fitsLevel(scaled)) return scaled;
  }
  return { width: Math.min(size.width, level.side), height: Math.min(size.height, level.side) };
}

const steadyRates = [24, 25, 30, 50, 60];

/** A steady frame rate: the source's own, or the next usual one above the average of a source that varies. */
function steadyRate({ frameRate, variableFrameRate }: Source['video']): number {
  const rate = variableFrameRate ? (steadyRates.find((usual) => usual >= frameRate - 0.5) ?? 60) : frameRate;
  return rate <= 60.5 ? rate : rate / Math.ceil(rate / 60.5);
}

/** Halves the frame rate until the level's macroblocks a second suffice. */
function rateWithinLevel(size: Size, frameRate: number): number {
  let rate = frameRate;
  while (macroblocks(size) * rate > level.second) rate /= 2;
  return rate;
}

function renditions(video: Source['video']): RenditionPlan[] {
  const lines = shorterSide(video.size);
  const rate = steadyRate(video);
  const rung = (size: Size, bitRate: number): RenditionPlan => ({
    lines: shorterSide(size),
    width: size.width,
    height: size.height,
    frameRate: rateWithinLevel(size, rate),
    bitRate,
  });
  const rungs = ladder
    .filter(([rungLines]) => rungLines <= lines)
    .map(([rungLines, bitRate]) => rung(scaledTo(video.size, rungLines), bitRate))
    .filter(fitsLevel);
  return rungs.length > 0 ? rungs : [rung(largestFit(video.size), 400_000)];
}

/** H.264 High or below, level 4.1 or below, 8 bits 4:2:0, upright, square pixels; AAC-LC or silence. */
function codecsFit({ video, audio }: Source): boolean {
  return (
    video.codec === 'h264' &&
    ['Constrained Baseline', 'Baseline', 'Main', 'High'].includes(video.profile) &&
    video.level > 0 &&
    video.level <= 41 &&
    ['yuv420p', 'yuvj420p'].includes(video.pixelFormat) &&
    video.rotation === 0 &&
    video.squarePixels &&
    !video.interlaced &&
    (audio === undefined || (audio.codec === 'aac' && audio.profile === 'LC'))
  );
}

/**
 * What to make of a source. A long one goes without the renditions that would take a task too long.
 * @throws Refused when it is beyond the limits
 */
export function planFor(source: Source): Plan {
  const { width, height } = source.video.size;
  if (width * height > mediaLimits.pixels) throw new Refused('too-many-pixels');
  const made = renditions(source.video).filter((rendition) => isWithinTask(source, rendition));
  if (source.duration > mediaLimits.duration || made.length === 0) throw new Refused('too-long');
  const fit = codecsFit(source);
  const progressive = fit && source.faststart ? 'source' : fit ? 'remux' : 'transcode';
  return { progressive, renditions: made };
}
