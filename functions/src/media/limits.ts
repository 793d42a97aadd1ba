/**
 * What the pipeline takes and how much it spends on it, in one table. Times are seconds, sizes bytes.
 * docs/decisions/004-media-pipeline.md derives the numbers.
 */
export const mediaLimits = {
  /** Whatever its size; what the work takes bounds it further (`work`). */
  duration: 12 * 60 * 60,
  /** The largest picture of a video: DCI 4K, either way up. */
  pixels: 4096 * 2304,
  /** The largest picture of a thumbnail; 50 megapixels decode to 150 MB. */
  imagePixels: 50_000_000,
  /** Streams in one file; more is no recording. */
  streams: 64,
  /** How many pixels one CPU reads and writes in a second; docs/benchmarks.md has the measurement. */
  pixelsPerSecond: { decoded: 150_000_000, encoded: 30_000_000 },
  /** CPU seconds of work: up to `together` in one task, and at most `most` for one rendition, with the CPUs of a task. */
  work: { together: 600, most: 1500 * 4 * 0.7 },
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
