import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucket } from '../firebase.ts';
import { mediaIdOf } from './document.ts';
import { encode } from './encode.ts';
import { inspect } from './inspect.ts';
import { presentMedia, presentRenditions } from './present.ts';
import { retryMedia } from './retry.ts';
import { madeOf, mediaOf, publish, testDesk, uploadAs, uploadFile, videoOf } from './testing/desk.ts';
import { faststart, record, temporaryFolder } from './testing/samples.ts';
import { noteUpload } from './upload.ts';

// Each of these runs several programs, which take their time on a machine that has other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fit: string;
let unfit: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  fit = await record(join(folder.path, 'fit.mp4'), { size: '480x360', encode: faststart, rate: 10 });
  unfit = await record(join(folder.path, 'unfit.avi'), {
    size: '64x48',
    encode: '-c:v mjpeg -c:a pcm_s16le',
  });
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('an upload that plays as it came', () => {
  const { desk, waiting, settle } = testDesk();
  let id: string;
  let video: string;

  beforeAll(async () => {
    const uploaded = await uploadFile(fit, desk);
    ({ id } = uploaded);
    video = await publish(uploaded.object);
  });

  it('is being prepared at first, and no feed lists it', async () => {
    expect(await videoOf(video)).toMatchObject({ status: 'processing', isPlayable: false });
  });

  it('can be watched as soon as somebody has looked at it', async () => {
    waiting.length = 0;
    await inspect(id, desk);

    const looked = await videoOf(video);
    expect(looked).toMatchObject({ status: 'processing', isPlayable: true });
    expect(presentMedia(looked).videoUrl).toBe(looked.videoUrl);
    expect(waiting).toEqual([[id, 'encode-240-360']]);
  });

  it('ends ready, with its renditions, pictures and playlists', async () => {
    await settle();

    expect(await madeOf(id)).toEqual([
      '240.m3u8',
      '240.mp4',
      '360.m3u8',
      '360.mp4',
      'card.webp',
      'full.webp',
      'master.m3u8',
      'storyboard.vtt',
      'storyboard.webp',
    ]);
    const ready = await videoOf(video);
    expect(ready).toMatchObject({ status: 'ready', isPlayable: true, media: { progress: 1 } });
    expect(ready.duration).toBeCloseTo(1, 0);
    expect((await mediaOf(id))?.lookAt).toBeUndefined();
  });

  it('plays by ranges of the files that its playlists name', async () => {
    const { hls = '', renditions } = presentRenditions(await videoOf(video));
    expect(renditions?.map(({ lines, width, height }) => [lines, width, height])).toEqual([
      [240, 320, 240],
      [360, 480, 360],
    ]);
    const master = await fetch(hls).then((response) => response.text());
    const rendition = new URL(master.split('\n').find((line) => line.includes('360.m3u8')) ?? '', hls);
    const playlist = await fetch(rendition).then((response) => response.text());
    const [, size = '', offset = ''] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
    const file = new URL(playlist.split('\n').find((line) => line.startsWith('media%2F')) ?? '', rendition);
    const range = `bytes=${offset}-${Number(offset) + Number(size) - 1}`;

    const fragment = await fetch(file, { headers: { range } });

    expect(fragment.status).toBe(206);
    expect(fragment.headers.get('content-type')).toBe('video/mp4');
    expect(fragment.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await fragment.arrayBuffer()).toString('latin1', 4, 8)).toBe('moof');
  });

  it('has a storyboard and thumbnails that can be fetched', async () => {
    const { storyboard = '', thumbnails, imgUrl } = presentMedia(await videoOf(video));
    const cues = await fetch(storyboard).then((response) => response.text());
    const sprite = new URL(cues.split('\n').find((line) => line.startsWith('media%2F')) ?? '', storyboard);

    const answers = await Promise.all([sprite, thumbnails?.card ?? '', imgUrl].map((url) => fetch(url)));

    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(Array(3).fill('image/webp'));
  });

  it('does not change when events and tasks come late or again', async () => {
    const before = await mediaOf(id);

    await noteUpload(before?.object ?? '', desk);
    await inspect(id, desk);
    await encode(id, 'encode-240-360', desk);

    expect(waiting).toEqual([]);
    expect(await mediaOf(id)).toEqual(before);
  });
});

describe('an upload that does not play as it came', () => {
  it('can be watched from a file of ours, whichever came first, the upload or the video', async () => {
    const { desk, settle } = testDesk();
    const { object } = await uploadFile(unfit, desk);
    await settle();
    const late = await publish(object);
    const [content] = await bucket().file(object).download();
    const other = await uploadAs('videos', content);
    const early = await publish(other);
    await noteUpload(other, desk);
    await settle();

    const [one, two] = [await videoOf(late), await videoOf(early)];

    expect(two).toMatchObject({ status: 'ready', isPlayable: true });
    expect({ ...one.media, id: '', token: '' }).toEqual({ ...two.media, id: '', token: '' });
    const { videoUrl } = presentMedia(one);
    expect(videoUrl).toContain('48.mp4');
    expect((await fetch(videoUrl, { headers: { range: 'bytes=0-99' } })).status).toBe(206);
  });

  it('is worked on once when its tasks are handed out twice at the same time', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(unfit, desk);
    await Promise.all([noteUpload(object, desk), noteUpload(object, desk)]);
    await Promise.all([inspect(id, desk), inspect(id, desk)]);
    await settle();

    expect(await mediaOf(id)).toMatchObject({ state: 'ready', jobs: { inspect: { attempts: 1 } } });
  });
});

describe('a picture that the owner gave', () => {
  it('gets thumbnails that the video shows instead of its own', async () => {
    const { desk, settle } = testDesk();
    const teal = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
    const image = await uploadAs('images', await teal.jpeg().toBuffer());
    const { object } = await uploadFile(unfit, desk);
    const video = await publish(object, image);
    await noteUpload(image, desk);
    await settle();

    expect(presentMedia(await videoOf(video)).thumbnails?.card).toContain(mediaIdOf(image));
    expect(await madeOf(mediaIdOf(image))).toEqual(['card.webp', 'full.webp']);
  });

  it('that is none is told of, and the video shows its own', async () => {
    const { desk, settle } = testDesk();
    const image = await uploadAs('images', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { object, id } = await uploadFile(unfit, desk);
    const video = await publish(object, image);
    await noteUpload(image, desk);
    await settle();

    const shown = await videoOf(video);
    expect(presentRenditions(shown).imgReason?.code).toBe('not-a-picture');
    expect(presentMedia(shown).thumbnails?.card).toContain(id);
  });

  it('is said to wait while it is tried again', async () => {
    const { desk, settle } = testDesk();
    const image = await uploadAs('images', 'no picture');
    const { object } = await uploadFile(unfit, desk);
    const video = await publish(object, image);
    await noteUpload(image, desk);
    await settle();
    expect(presentRenditions(await videoOf(video))).not.toHaveProperty('isImgAwaited');

    await retryMedia(mediaIdOf(image), desk);
    expect(presentRenditions(await videoOf(video))).toMatchObject({ isImgAwaited: true });

    await settle();
    const shown = presentRenditions(await videoOf(video));
    expect(shown.imgReason?.code).toBe('not-a-picture');
    expect(shown).not.toHaveProperty('isImgAwaited');
  });
});
