import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Seconds that every clip lasts. */
export const clipSeconds = 40;

/** Frames per second. */
export const clipRate = 25;

const picture = `testsrc2=size=320x180:rate=${clipRate}:duration=${clipSeconds}`;
const sound = `sine=frequency=440:duration=${clipSeconds}`;
const words = (line: string) => line.split(' ');

const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 25 -keyint_min 25 -sc_threshold 0 -c:a aac';

function ffmpeg(folder: string, ...args: string[]) {
  return run('ffmpeg', [...words(`-v error -y -f lavfi -i ${picture} -f lavfi -i ${sound}`), ...args], {
    cwd: folder,
  });
}

const ladder = [
  ...words('-filter_complex [0:v]split[a][b];[a]scale=160:90[v0];[b]scale=320:180[v1]'),
  ...words(`-map [v0] -map 1:a -map [v1] -map 1:a ${h264}`),
  ...words('-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file'),
  ...words('-master_pl_name master.m3u8 -var_stream_map'),
  'v:0,a:0 v:1,a:1',
  'rendition%v.m3u8',
];

function storyboard(): string {
  const tiles = [0, 1, 2, 3].map(
    (tile) => `00:00:${tile}0.000 --> 00:00:${tile + 1}0.000\nsprite.jpg#xywh=${tile * 160},0,160,90`,
  );
  return `WEBVTT\n\n${tiles.join('\n\n')}\n`;
}

const captions = (said: string) => `WEBVTT\n\n00:00:00.000 --> 00:00:${clipSeconds}.000\n${said}\n`;

/** Makes a clip as the media pipeline would: MP4, HLS ladder, storyboard, poster, and captions in two languages. */
export async function makeClips(folder: string): Promise<void> {
  await Promise.all([
    ffmpeg(folder, ...words(`${h264} -movflags +faststart clip.mp4`)),
    ffmpeg(folder, ...ladder),
    ffmpeg(folder, ...words('-vf fps=1/10,scale=160:90,tile=4x1 -frames:v 1 sprite.jpg')),
    ffmpeg(folder, ...words('-frames:v 1 poster.jpg')),
    writeFile(join(folder, 'storyboard.vtt'), storyboard()),
    writeFile(join(folder, 'en.vtt'), captions('Words in English')),
    writeFile(join(folder, 'de.vtt'), captions('Worte auf Deutsch')),
    writeFile(join(folder, 'damaged.mp4'), 'no film at all'),
  ]);
}
