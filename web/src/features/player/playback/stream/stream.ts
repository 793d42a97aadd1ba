import type { PlayerMedia, Rendition } from '../../media.ts';

/** The picture's lines, or whatever the connection carries. */
export type Quality = number | 'auto';

/** A way to bring a video's bytes to its element. */
export interface Stream {
  /** Shows the picture in the quality wished for, or the nearest there is; the time stays. */
  select: (quality: Quality) => void;
  close: () => void;
}

export interface StreamOptions {
  startAt: number;
  quality: Quality;
  /** The qualities on offer, best first. */
  onQualities: (lines: readonly number[]) => void;
  /** The stream cannot go on. */
  onFailure: () => void;
}

export type OpenStream = (
  video: HTMLVideoElement,
  media: Pick<PlayerMedia, 'src' | 'hls' | 'renditions'>,
  options: StreamOptions,
) => Stream;

/** Qualities without repeats, best first. */
export function inOrder(lines: Iterable<number>): number[] {
  return [...new Set(lines)].toSorted((one, other) => other - one);
}

/** The best quality on offer that is not above the one wished for; the smallest when all are. */
export function nearest(lines: Iterable<number>, wished: Quality): number | undefined {
  if (wished === 'auto') return undefined;
  const offered = inOrder(lines);
  return offered.find((one) => one <= wished) ?? offered.at(-1);
}

/** Where the rendition of a quality is; undefined for 'auto' and without renditions. */
export function addressOf(renditions: readonly Rendition[], quality: Quality): string | undefined {
  const lines = nearest(
    renditions.map((one) => one.lines),
    quality,
  );
  return renditions.find((one) => one.lines === lines)?.url;
}

/** Gives an element another source, unless it has it, and goes on where it was, playing, about to start, or not. */
export function changeSource(video: HTMLVideoElement, url: string): void {
  if (video.src === new URL(url, location.href).href) return;
  const { currentTime, paused, played } = video;
  const isToStart = video.autoplay && played.length === 0;
  // A new source would start by itself where the old one was paused.
  video.autoplay = !paused || isToStart;
  video.src = url;
  video.currentTime = currentTime;
  if (!paused) video.play().catch(() => undefined);
}
