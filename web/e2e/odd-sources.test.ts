import type { Video } from '@lantern/functions/contract/routes';
import { expect, test, vi } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { encoders, recordedFile, turnedFile } from './harness/media.ts';
import { site } from './harness/site.ts';

useBrowser();

const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const portrait = { width: 96, height: 128 };
const landscape = { width: 128, height: 96 };

/** What people's cameras and programs make: a file's name, the encoder it needs, how it is made, how it is to be shown. */
const sources = [
  [
    'VP9 and Opus',
    'vp9.webm',
    'libvpx-vp9',
    '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus',
    landscape,
  ],
  ['AV1', 'av1.mkv', 'libsvtav1', '-c:v libsvtav1 -preset 12 -c:a libopus', landscape],
  [
    'HEVC',
    'hevc.mov',
    'libx265',
    '-c:v libx265 -preset ultrafast -x265-params log-level=none -c:a aac',
    landscape,
  ],
  ['ProRes in QuickTime', 'prores.mov', 'prores_ks', '-c:v prores_ks -profile:v 0 -c:a pcm_s16le', landscape],
  ['a silent one', 'silent.mp4', 'libx264', `${h264} -an`, landscape],
  ['one filmed upright', 'upright.mp4', 'libx264', `${h264} -c:a aac`, portrait],
  [
    'odd sides',
    'odd.mkv',
    'ffv1',
    '-c:v ffv1 -pix_fmt yuv444p -vf scale=129:97,setsar=1 -c:a flac',
    landscape,
  ],
  [
    'an unsteady frame rate',
    'vfr.mp4',
    'libx264',
    `${h264} -vf select='not(mod(n,3))+lt(n,8)' -vsync vfr -c:a aac`,
    landscape,
  ],
] as const;

/** Those that this machine can make. */
const offered = sources.filter(([, , encoder]) => encoders().has(encoder));

test('this machine makes at least what telephones record and what nothing plays', () => {
  const made = new Set(offered.map(([, , encoder]) => encoder));
  expect([...made]).toEqual(expect.arrayContaining(['libx264', 'ffv1']));
});

/** The video once the pipeline is done with it. */
const prepared = (id: string) =>
  vi.waitFor(
    async () => {
      const video = (await (await fetch(`${site}/api/videos/find/${id}`)).json()) as Video;
      expect(video.status).toBe('ready');
      return video;
    },
    { timeout: 150_000, interval: 1000 },
  );

/** Publishes each source. Answers the videos when all are prepared. */
async function publishAll(): Promise<Video[]> {
  const owner = await newAccount();
  const published: string[] = [];
  for (const [title, file, , encode, size] of offered) {
    const recorded = recordedFile(file, encode);
    const film = size === portrait ? turnedFile(recorded) : recorded;
    published.push((await owner.publish({ imgUrl: '', title }, film))._id);
  }
  return Promise.all(published.map(prepared));
}

/** Plays a file from its beginning to its end, in the page. Answers the picture's size and where the end was. */
async function playThrough(src: string) {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.src = src;
  document.body.append(video);
  await new Promise((resolve, reject) => {
    video.addEventListener('ended', resolve);
    video.addEventListener('error', () => reject(new Error(video.error?.message)));
    video.play().catch(reject);
  });
  return { width: video.videoWidth, height: video.videoHeight, seconds: Math.round(video.currentTime) };
}

test('whatever came, what is made of it plays to its end, in one piece and as a stream', async () => {
  const videos = await publishAll();
  const { page } = await newPerson();
  await page.goto('/manifest.webmanifest');
  const played = await Promise.all(
    videos.map(async ({ title, videoUrl, hls = '' }) => [
      title,
      await page.evaluate(playThrough, videoUrl),
      await page.evaluate(playThrough, hls),
    ]),
  );
  const expected = offered.map(([title, , , , size]) => {
    const whole = { ...size, seconds: 1 };
    return [title, whole, whole];
  });
  expect(played).toEqual(expected);
}, 200_000);
