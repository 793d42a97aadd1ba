import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { moovComesFirst } from './boxes.ts';
import { beginsAsVideo, untrustedInput } from './containers.ts';
import { type Size, displayed } from './geometry.ts';
import { type Bounds, mediaLimits } from './limits.ts';
import { Refused, refusalFor } from './refused.ts';
import { flags, runTool } from './tool.ts';

/** A recording as ffprobe sees it. */
export interface Source {
  container: string;
  /** Seconds. */
  duration: number;
  bytes: number;
  /** Whether a browser can begin before it has the whole file: an MP4 whose index precedes its pictures. */
  faststart: boolean;
  video: VideoStream;
  audio: AudioStream | undefined;
}

export interface VideoStream {
  index: number;
  codec: string;
  profile: string;
  level: number;
  pixelFormat: string;
  /** As shown: turned and with square pixels. */
  size: Size;
  rotation: number;
  squarePixels: boolean;
  /** Pictures a second on average. */
  frameRate: number;
  variableFrameRate: boolean;
  interlaced: boolean;
  /** High dynamic range, which ordinary screens show washed out unless it is mapped. */
  hdr: boolean;
}

export interface AudioStream {
  index: number;
  codec: string;
  profile: string;
  channels: number;
}

const decimal = z.coerce.number().optional().catch(undefined);

const ratio = z
  .string()
  .transform((text) => {
    const [above = 0, below = 0] = text.split(/[/:]/).map(Number);
    return below > 0 && above > 0 ? above / below : undefined;
  })
  .optional();

const stream = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().default('unknown'),
  profile: z.string().default(''),
  level: z.number().default(0),
  pix_fmt: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  sample_aspect_ratio: ratio,
  r_frame_rate: ratio,
  avg_frame_rate: ratio,
  field_order: z.string().optional(),
  color_transfer: z.string().optional(),
  channels: z.number().default(0),
  duration: decimal,
  disposition: z.object({ attached_pic: z.number().default(0) }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});

const report = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ format_name: z.string(), duration: decimal }),
});

const interlacedOrders = new Set(['tt', 'bb', 'tb', 'bt']);
const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);

function videoStream(found: z.output<typeof stream>): VideoStream {
  const rotation = found.side_data_list.find((side) => side.rotation !== undefined)?.rotation ?? 0;
  const shape = found.sample_aspect_ratio ?? 1;
  const average = found.avg_frame_rate ?? found.r_frame_rate ?? 25;
  return {
    index: found.index,
    codec: found.codec_name,
    profile: found.profile,
    level: found.level,
    pixelFormat: found.pix_fmt,
    size: displayed(found, rotation, shape),
    rotation,
    squarePixels: shape === 1,
    frameRate: average,
    variableFrameRate: Math.abs((found.r_frame_rate ?? average) - average) > 0.01 * average,
    interlaced: interlacedOrders.has(found.field_order ?? ''),
    hdr: hdrTransfers.has(found.color_transfer ?? ''),
  };
}

/** The packets' end, for files that do not say how long they are (a browser's own recordings): reads, decodes nothing. */
async function scanDuration(path: string, bounds: Bounds): Promise<number> {
  let seconds = 0;
  await runTool(
    'ffmpeg',
    [
      ...flags('-v error -nostdin -progress pipe:1'),
      ...untrustedInput,
      '-i',
      `file:${path}`,
      ...flags('-map 0:V:0 -c copy -f null -'),
    ],
    bounds,
    (line) => {
      const [key, value] = line.split('=');
      if (key === 'out_time_us') seconds = Math.max(seconds, (Number(value) || 0) / 1e6);
    },
  );
  return seconds;
}

async function ffprobe(path: string, bounds: Bounds) {
  const printed = await runTool(
    'ffprobe',
    [...flags('-v error -show_format -show_streams -of json'), ...untrustedInput, `file:${path}`],
    bounds,
  );
  return report.parse(JSON.parse(printed));
}

/**
 * Looks at a file by its bytes, whatever it is called.
 * @throws Refused when it is no video or a damaged one; ToolMissing without ffprobe
 */
export async function probe(path: string, bounds: Bounds = mediaLimits.probe): Promise<Source> {
  const { size: bytes } = await stat(path);
  if (bytes === 0) throw new Refused('empty');
  try {
    const { streams, format } = await ffprobe(path, bounds);
    if (streams.length > mediaLimits.streams) throw new Refused('too-complex');
    const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
    if (picture === undefined) throw new Refused('no-picture');
    if (picture.width < 1 || picture.height < 1) throw new Refused('damaged');
    const sound = streams.find((one) => one.codec_type === 'audio' && one.channels > 0);
    const container = format.format_name;
    return {
      container,
      duration: format.duration ?? picture.duration ?? (await scanDuration(path, bounds)),
      bytes,
      faststart: container.includes('mp4') && (await moovComesFirst(path)),
      video: videoStream(picture),
      audio: sound && {
        index: sound.index,
        codec: sound.codec_name,
        profile: sound.profile,
        channels: sound.channels,
      },
    };
  } catch (error) {
    const unread = (await beginsAsVideo(path)) ? 'damaged' : 'not-a-video';
    throw refusalFor(error, unread);
  }
}
