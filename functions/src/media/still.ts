import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { untrustedInput } from './containers.ts';
import { toSize } from './filters.ts';
import { within } from './geometry.ts';
import { type Bounds, mediaLimits } from './limits.ts';
import { pictureSizes } from './pictures.ts';
import type { Source } from './probe.ts';
import { Refused, refusalFor } from './refused.ts';
import { flags, runTool } from './tool.ts';
import type { Workshop } from './transcode.ts';

/** How many pictures the poster is chosen from. */
const candidates = 12;

/** Where to look for a poster, seconds: past a fade-in, near the beginning; the very beginning when there is no more. */
const posterTimes = (duration: number) => [...new Set([Math.min(duration * 0.1, 10), 0])];

/**
 * The picture that stands for a video when its owner gave none: the most typical one of a few near the beginning, so
 * neither black nor a cut. A PNG in the picture's own size up to 1,280.
 * @throws Refused when no picture can be decoded
 */
export async function poster(
  path: string,
  { video, duration }: Source,
  { folder, threads }: Workshop,
  bounds: Bounds = mediaLimits.still,
): Promise<Buffer> {
  const made = join(folder, 'poster.png');
  const { width, height } = within(video.size, { width: pictureSizes.full, height: pictureSizes.full });
  const filter = [...toSize(video, width, height), `thumbnail=${candidates}`].join(',');
  for (const time of posterTimes(duration)) {
    try {
      await runTool(
        'ffmpeg',
        [
          ...flags(`-v error -nostdin -y -threads ${threads} -ss ${time}`),
          ...untrustedInput,
          '-i',
          `file:${path}`,
          ...flags(`-map 0:${video.index} -vf ${filter} -frames:v 1 -c:v png -f image2`),
          made,
        ],
        bounds,
      );
      const picture = await readFile(made);
      await rm(made);
      return picture;
    } catch (error) {
      const nothingThere = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      const refusal = nothingThere ? undefined : refusalFor(error);
      if (refusal !== undefined && !(refusal instanceof Refused && refusal.reason === 'damaged'))
        throw refusal;
    }
  }
  throw new Refused('damaged');
}
