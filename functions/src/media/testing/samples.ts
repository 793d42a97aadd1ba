import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { flags } from '../tool.ts';

const execute = promisify(execFile);

/** A folder of one's own that is gone after use (`await using`). */
export async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'lantern-media-test-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Runs ffmpeg as a person would to make a test file. */
export async function ffmpeg(args: string[]): Promise<void> {
  await execute('ffmpeg', [...flags('-v error -nostdin -y'), ...args]);
}

export interface Sample {
  size?: string;
  rate?: number;
  seconds?: number;
  silent?: boolean;
  /** What follows the inputs: codecs, container flags. */
  encode?: string;
}

/** Makes a small recording: a test picture and a tone. */
export async function record(file: string, sample: Sample = {}): Promise<string> {
  const { size = '128x96', rate = 10, seconds = 1, silent = false, encode = h264 } = sample;
  await ffmpeg([
    ...flags(`-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`),
    ...(silent ? [] : flags(`-f lavfi -i sine=r=48000:d=${seconds}`)),
    ...flags(`-threads 1 ${encode}`),
    file,
  ]);
  return file;
}

export const h264 = '-c:v libx264 -preset ultrafast -profile:v high -pix_fmt yuv420p -c:a aac';

export const faststart = `${h264} -movflags +faststart`;

interface Stream {
  codec_type: string;
  codec_name: string;
  profile?: string;
  level?: number;
  pix_fmt?: string;
  width?: number;
  height?: number;
  nb_read_frames?: string;
  avg_frame_rate?: string;
  sample_aspect_ratio?: string;
  color_transfer?: string;
  side_data_list?: object[];
}

/** What ffprobe says of a file that the pipeline made. */
export async function inspect(file: string) {
  const { stdout } = await execute('ffprobe', [
    ...flags('-v error -count_frames -show_streams -show_format -of json'),
    file,
  ]);
  const { streams, format } = JSON.parse(stdout) as {
    streams: Stream[];
    format: { duration: string; format_name: string; tags?: Record<string, string> };
  };
  return {
    video: streams.find(({ codec_type }) => codec_type === 'video'),
    audio: streams.find(({ codec_type }) => codec_type === 'audio'),
    duration: Number(format.duration),
    tags: format.tags ?? {},
  };
}

/** When the keyframes of a file stand, in seconds. */
export async function keyframes(file: string): Promise<number[]> {
  const { stdout } = await execute('ffprobe', [
    ...flags('-v error -select_streams v:0 -skip_frame nokey -show_entries frame=pts_time -of csv=p=0'),
    file,
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => Number.parseFloat(line))
    .filter(Number.isFinite);
}

/** Which codecs this machine's ffmpeg can make. */
export async function encoders(): Promise<Set<string>> {
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-encoders']);
  return new Set(stdout.split('\n').map((line) => line.trim().split(/\s+/)[1] ?? ''));
}
