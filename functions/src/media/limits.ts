/**
 * What the pipeline takes and how much it spends on it, in one table. Times are seconds, sizes bytes.
 * docs/decisions/media.md derives the numbers.
 */
export const mediaLimits = {
  duration: 2 * 60 * 60,
  /** The largest picture of a video: DCI 4K, either way up. */
  pixels: 4096 * 2304,
  /** The largest picture of a thumbnail; 50 megapixels decode to 150 MB. */
  imagePixels: 50_000_000,
  /** Streams in one file; more is no recording. */
  streams: 64,
  /** What an encoder makes of a second, all renditions together, as measured with one thread; see docs/benchmarks.md. */
  encodedPixelsPerSecond: 30_000_000,
  /** Work up to this is done in one task. */
  togetherSeconds: 300,
  probe: { timeout: 60, memory: 2 * 1024 ** 3 },
  /** A run of ffmpeg that takes one picture out of a file. */
  still: { timeout: 120, memory: 4 * 1024 ** 3 },
  /** A run that encodes; the task it belongs to may take 1,800 s, downloads and uploads included. */
  encode: { timeout: 1500, memory: 8 * 1024 ** 3 },
} as const;

/** How long a run of a tool may take and how much address space it may have. */
export interface Bounds {
  timeout: number;
  memory: number;
}
