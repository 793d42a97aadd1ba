import { join } from 'node:path';
import { untrustedInput } from './containers.ts';
import { toSize } from './filters.ts';
import { type Bounds, mediaLimits } from './limits.ts';
import type { RenditionPlan } from './plan.ts';
import type { Source } from './probe.ts';
import { refusalFor } from './refused.ts';
import { flags, runTool } from './tool.ts';

/** Seconds between keyframes, the same in every rendition, so that a player changes size at any of them. */
export const keyframeInterval = 2;

/** Seconds of one fragment: what a player fetches at a time. */
const fragmentDuration = 4;

/** Where the work happens: a folder of one's own, and how many threads ffmpeg may use. */
export interface Workshop {
  folder: string;
  threads: number;
}

export const renditionFile = (lines: number) => `${lines}.mp4`;

const quiet = flags('-v error -nostdin -y');

/** Nothing of the source but picture and sound: no titles, places, chapters or attachments. */
const stripped = flags('-map_metadata -1 -map_chapters -1 -sn -dn');

const sound = flags('-c:a aac -profile:a aac_low -b:a 128k -ac 2 -ar 48000 -af aresample=async=1');

function filterGraph({ video }: Source, renditions: readonly RenditionPlan[]): string {
  const shared = [...(video.interlaced ? ['yadif=deint=interlaced'] : []), `split=${renditions.length}`].join(
    ',',
  );
  const into = renditions.map(({ lines }) => `[in${lines}]`).join('');
  const branches = renditions.map(({ lines, width, height, frameRate }) =>
    [`[in${lines}]fps=${frameRate}`, ...toSize(video, width, height), `format=yuv420p[out${lines}]`].join(
      ',',
    ),
  );
  return [`[0:${video.index}]${shared}${into}`, ...branches].join(';');
}

function outputOf({ audio }: Source, rendition: RenditionPlan, { folder, threads }: Workshop): string[] {
  const { lines, bitRate } = rendition;
  return [
    ...flags(`-map [out${lines}]`),
    ...(audio ? [...flags(`-map 0:${audio.index}`), ...sound] : []),
    ...stripped,
    ...flags('-c:v libx264 -preset veryfast -profile:v high -crf 23'),
    ...flags(`-maxrate ${bitRate} -bufsize ${2 * bitRate} -threads ${threads}`),
    // Keyframes by the clock and nowhere else: that is what aligns the renditions.
    ...flags(`-force_key_frames expr:gte(t,n_forced*${keyframeInterval}) -sc_threshold 0 -g 600`),
    ...flags('-f mp4 -movflags +frag_keyframe+delay_moov+dash+global_sidx'),
    ...flags(`-min_frag_duration ${(fragmentDuration - 0.1) * 1e6}`),
    join(folder, renditionFile(lines)),
  ];
}

/**
 * Makes several renditions while decoding the source once. Each is an H.264 and AAC MP4 that is fragmented with its
 * index in front: browsers play it while it loads, and HLS fetches its fragments by their byte ranges.
 * `onProgress` hears how many seconds of the video are done.
 * @throws Refused when the source cannot be decoded or takes too long; ToolMissing, ToolFailed for troubles of ours
 */
export async function transcode(
  path: string,
  source: Source,
  renditions: readonly RenditionPlan[],
  workshop: Workshop,
  onProgress: (seconds: number) => void = () => {},
  bounds: Bounds = mediaLimits.encode,
): Promise<void> {
  const args = [
    ...quiet,
    ...flags(`-progress pipe:1 -filter_threads 1 -filter_complex_threads 1 -threads ${workshop.threads}`),
    ...untrustedInput,
    '-i',
    `file:${path}`,
    '-filter_complex',
    filterGraph(source, renditions),
    ...renditions.flatMap((rendition) => outputOf(source, rendition, workshop)),
  ];
  try {
    await runTool('ffmpeg', args, bounds, (line) => {
      const [key, value] = line.split('=');
      if (key === 'out_time_us' && Number(value) > 0) onProgress(Number(value) / 1e6);
    });
  } catch (error) {
    throw refusalFor(error);
  }
}

/** Puts fit pictures and sound into an MP4 with its index in front, without touching either. Gives the file's path. */
export async function remux(
  path: string,
  source: Source,
  { folder }: Workshop,
  bounds: Bounds = mediaLimits.encode,
): Promise<string> {
  const made = join(folder, 'progressive.mp4');
  const streams = [source.video.index, ...(source.audio ? [source.audio.index] : [])];
  try {
    await runTool(
      'ffmpeg',
      [
        ...quiet,
        ...untrustedInput,
        '-i',
        `file:${path}`,
        ...streams.flatMap((index) => ['-map', `0:${index}`]),
        ...stripped,
        ...flags('-c copy -movflags +faststart -f mp4'),
        made,
      ],
      bounds,
    );
  } catch (error) {
    throw refusalFor(error);
  }
  return made;
}
