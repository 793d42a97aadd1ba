import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket } from '../firebase.ts';
import { releaseMedia } from './claim.ts';
import { mediaIdOf } from './document.ts';
import { encode } from './encode.ts';
import { inspect } from './inspect.ts';
import { presentMedia, presentRenditions } from './present.ts';
import { madeOf, mediaOf, publish, testDesk, uploadAs, uploadFile, videoOf } from './testing/desk.ts';
import { faststart, record, temporaryFolder } from './testing/samples.ts';
import { rotateToken } from './token.ts';
import { noteUpload } from './upload.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fit: string;
let unfit: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  fit = await record(join(folder.path, 'fit.mp4'), {
    size: '480x360',
    encode: faststart,
    seconds: 5,
    rate: 10,
  });
  unfit = await record(join(folder.path, 'unfit.avi'), { encode: '-c:v mjpeg -c:a pcm_s16le' });
});
afterAll(() => folder[Symbol.asyncDispose]());

const everything = [
  '240.m3u8',
  '240.mp4',
  '360.m3u8',
  '360.mp4',
  'card.webp',
  'full.webp',
  'master.m3u8',
  'storyboard.vtt',
  'storyboard.webp',
];

describe('an upload becomes a video', () => {
  it('with all its renditions, pictures and playlists', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(fit, desk);
    const video = await publish(object);
    await settle();

    expect(await madeOf(id)).toEqual(everything);
    const ready = await videoOf(video);
    expect(ready).toMatchObject({ status: 'ready', isPlayable: true, media: { progress: 1 } });
    expect(ready.duration).toBeCloseTo(5, 0);
    expect((await mediaOf(id))?.lookAt).toBeUndefined();
  });

  it('in either order with the video', async () => {
    const { desk, settle } = testDesk();
    const { object } = await uploadFile(unfit, desk);
    await settle();
    const late = await publish(object);
    const other = await uploadAs(
      'videos',
      await bucket()
        .file(object)
        .download()
        .then(([content]) => content),
    );
    const early = await publish(other);
    await noteUpload(other, desk);
    await settle();

    const [one, two] = [await videoOf(late), await videoOf(early)];
    expect(two.status).toBe('ready');
    expect({ ...one.media, id: '', token: '' }).toEqual({ ...two.media, id: '', token: '' });
  });

  it('that can be watched as soon as it is known to play as it came', async () => {
    const { desk, waiting } = testDesk();
    const { object, id } = await uploadFile(fit, desk);
    const video = await publish(object);
    expect(await videoOf(video)).toMatchObject({ status: 'processing', isPlayable: false });

    waiting.length = 0;
    await inspect(id, desk);

    const looked = await videoOf(video);
    expect(looked).toMatchObject({ status: 'processing', isPlayable: true });
    expect(presentMedia(looked).videoUrl).toBe(looked.videoUrl);
    expect(waiting).toEqual([[id, 'encode-240-360']]);
  });

  it('that can be watched from a file of ours when it does not play as it came', async () => {
    const { desk, waiting, settle } = testDesk();
    const { object, id } = await uploadFile(unfit, desk);
    const video = await publish(object);
    waiting.length = 0;
    await inspect(id, desk);
    expect((await videoOf(video)).isPlayable).toBe(false);
    await settle();

    const answer = presentMedia(await videoOf(video));
    expect(answer.videoUrl).toContain('240.mp4');
    const response = await fetch(answer.videoUrl, { headers: { range: 'bytes=0-99' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('that gets another container when that is all it lacks', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(
      await record(join(folder.path, 'fit.mkv'), { silent: true, encode: '-c:v libx264 -pix_fmt yuv420p' }),
      desk,
    );
    const video = await publish(object);
    await settle();

    expect(await madeOf(id)).toContain('progressive.mp4');
    expect(presentMedia(await videoOf(video)).videoUrl).toContain('progressive.mp4');
  });
});

describe('what is made can be fetched by its addresses', () => {
  it('playlists, ranges, storyboard and thumbnails', async () => {
    const { desk, settle } = testDesk();
    const { object } = await uploadFile(fit, desk);
    const video = await videoOf(await publish(object).then(async (id) => (await settle(), id)));
    const { storyboard = '', thumbnails } = presentMedia(video);
    const { hls = '', renditions } = presentRenditions(video);
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
    expect(Buffer.from(await fragment.arrayBuffer()).toString('latin1', 4, 8)).toBe('moof');

    const cues = await fetch(storyboard).then((response) => response.text());
    const sprite = new URL(cues.split('\n').find((line) => line.startsWith('media%2F')) ?? '', storyboard);
    expect((await fetch(sprite)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(thumbnails?.card ?? '')).headers.get('content-type')).toBe('image/webp');
  });
});

describe('a picture that the owner gave', () => {
  it('gets thumbnails that the video shows instead of its own', async () => {
    const { desk, settle } = testDesk();
    const image = await uploadAs(
      'images',
      await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
    );
    const { object } = await uploadFile(unfit, desk);
    const video = await publish(object, image);
    await noteUpload(image, desk);
    await settle();

    const shown = presentMedia(await videoOf(video));
    expect(shown.thumbnails?.card).toContain(mediaIdOf(image));
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
    expect(shown.picture?.reason).toBe('not-a-picture');
    expect(presentMedia(shown).thumbnails?.card).toContain(id);
  });
});

describe('steps that are repeated', () => {
  it('change nothing: late and double events, tasks handed out twice', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(unfit, desk);
    await Promise.all([noteUpload(object, desk), noteUpload(object, desk)]);
    await Promise.all([inspect(id, desk), inspect(id, desk)]);
    await settle();
    const before = await mediaOf(id);

    await noteUpload(object, desk);
    await inspect(id, desk);
    await encode(id, 'encode-240', desk);

    expect(await mediaOf(id)).toEqual(before);
    expect(before).toMatchObject({ state: 'ready', jobs: { inspect: { attempts: 1 } } });
  });
});

describe('a video that goes', () => {
  it('leaves nothing behind when it is deleted', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(unfit, desk);
    const video = await publish(object);
    await settle();

    await releaseMedia(video, [object]);

    expect(await madeOf(id)).toEqual([]);
    expect(await bucket().file(object).exists()).toEqual([false]);
    expect(await mediaOf(id)).toBeUndefined();
  });

  it('leaves nothing behind when it is deleted while it is prepared', async () => {
    const { desk } = testDesk((step) => {
      if (step === 'probed') deleted = releaseMedia(video, [object]);
    });
    let deleted: Promise<void> | undefined;
    const { object, id } = await uploadFile(unfit, desk);
    const video = await publish(object);

    await inspect(id, desk);
    await deleted;

    expect(await madeOf(id)).toEqual([]);
    expect(await mediaOf(id)).toBeUndefined();
  });

  it('keeps what another video shows too', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(unfit, desk);
    const [one, other] = [await publish(object), await publish(object)];
    await settle();

    await releaseMedia(one, [object]);

    expect((await mediaOf(id))?.videoIds).toEqual([other]);
    expect(await bucket().file(object).exists()).toEqual([true]);
  });

  it('private takes its addresses with it, and has new ones', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(fit, desk);
    const video = await publish(object);
    await settle();
    const before = await videoOf(video);
    const addresses = (shown: typeof before) => [
      shown.videoUrl,
      presentMedia(shown).storyboard ?? '',
      ...[presentRenditions(shown)].flatMap(({ hls = '', renditions = [] }) => [
        hls,
        renditions[0]?.url ?? '',
      ]),
    ];
    const answers = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).status));

    await rotateToken(id);

    const after = await videoOf(video);
    expect(await answers(addresses(before))).toEqual([403, 403, 403, 403]);
    expect(await answers(addresses(after))).toEqual([200, 200, 200, 200]);
    const { hls = '' } = presentRenditions(after);
    const master = await fetch(hls).then((response) => response.text());
    expect((await fetch(new URL(master.split('\n').at(-2) ?? '', hls))).status).toBe(200);
  });
});
