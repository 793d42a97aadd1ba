import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucket } from '../firebase.ts';
import { releaseMedia } from './claim.ts';
import { diesAfter } from '../testing/mortal.ts';
import { mediaIdOf } from './document.ts';
import { encode } from './encode.ts';
import { inspect } from './inspect.ts';
import { put } from './objects.ts';
import { presentMedia, presentRenditions } from './present.ts';
import { sweepOrphans } from './remove.ts';
import {
  addressOf,
  madeOf,
  mediaOf,
  portraitOf,
  publish,
  testDesk,
  uploadAs,
  uploadFile,
  videoOf,
} from './testing/desk.ts';
import { faststart, record, temporaryFolder } from './testing/samples.ts';
import { rotateToken } from './token.ts';

// Each of these runs several programs, which take their time on a machine that has other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let sample: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  sample = await record(join(folder.path, 'small.mp4'), { size: '64x48', encode: faststart });
});
afterAll(() => folder[Symbol.asyncDispose]());

async function ready() {
  const { desk, settle } = testDesk();
  const { object, id } = await uploadFile(sample, desk);
  const video = await publish(object);
  await settle();
  return { object, id, video };
}

const isThere = async (object: string) => (await bucket().file(object).exists())[0];

describe('a video that is deleted', () => {
  it('leaves nothing behind', async () => {
    const { object, id, video } = await ready();

    await releaseMedia(video, [object]);

    expect(await madeOf(id)).toEqual([]);
    expect(await isThere(object)).toBe(false);
    expect(await mediaOf(id)).toBeUndefined();
  });

  it('leaves nothing behind when a worker is at it', async () => {
    const { desk } = testDesk(async (step) => {
      if (step === 'probed') await releaseMedia(video, [object]);
    });
    const { object, id } = await uploadFile(sample, desk);
    const video = await publish(object);

    await inspect(id, desk);

    expect(await madeOf(id)).toEqual([]);
    expect(await mediaOf(id)).toBeUndefined();
  });

  it('keeps what another video shows too', async () => {
    const { object, id, video } = await ready();
    const other = await publish(object);

    await releaseMedia(video, [object]);

    expect((await mediaOf(id))?.videoIds).toEqual([other]);
    expect(await isThere(object)).toBe(true);
  });
});

describe('what nobody refers to', () => {
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);

  it('is removed after a day: uploads without a video, and what was made without an upload', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(sample, desk);
    await settle();
    await put('0123456789abcdef', 'token', 'card.webp', 'left over');

    await sweepOrphans(new Date());
    expect(await isThere(object)).toBe(true);
    await sweepOrphans(tomorrow);

    expect(await isThere(object)).toBe(false);
    expect(await madeOf(id)).toEqual([]);
    expect(await mediaOf(id)).toBeUndefined();
    expect(await madeOf('0123456789abcdef')).toEqual([]);
  });

  it('is removed wherever the sweep died before', async () => {
    let steps = 0;
    for (let isDone = false; !isDone; steps += 1) {
      const { desk } = testDesk();
      const { object, id } = await uploadFile(sample, desk);
      await put(id, 'token', 'card.webp', 'made of it');
      const step = steps;
      isDone = !(await diesAfter(step, () => sweepOrphans(tomorrow)));
      await sweepOrphans(tomorrow);
      expect(await isThere(object)).toBe(false);
      expect(await madeOf(id)).toEqual([]);
      expect(await mediaOf(id)).toBeUndefined();
    }
    expect(steps).toBeGreaterThan(3);
  });

  it('is told from a video’s files and from an account’s portrait', async () => {
    const { object, id } = await ready();
    const before = await madeOf(id);
    const portrait = await uploadAs('images', 'a picture');
    await portraitOf(portrait);

    await sweepOrphans(tomorrow);

    expect(await isThere(object)).toBe(true);
    expect(await madeOf(id)).toEqual(before);
    expect(await isThere(portrait)).toBe(true);
    expect(mediaIdOf(object)).toBe(id);
  });
});

describe('a video that goes private', () => {
  const answers = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).status));

  const addressesOf = async (video: string) => {
    const shown = await videoOf(video);
    const { hls = '', renditions = [] } = presentRenditions(shown);
    return [shown.videoUrl, presentMedia(shown).storyboard ?? '', hls, ...renditions.map(({ url }) => url)];
  };

  it('takes its addresses with it and has new ones, in its playlists too', async () => {
    const { id, video } = await ready();
    const before = await addressesOf(video);

    await rotateToken(id);

    const after = await addressesOf(video);
    expect(await answers(before)).toEqual([403, 403, 403, 403]);
    expect(await answers(after)).toEqual([200, 200, 200, 200]);
    const [, , hls = ''] = after;
    const master = await fetch(hls).then((response) => response.text());
    expect(await answers([new URL(master.split('\n').at(-2) ?? '', hls).href])).toEqual([200]);
  });

  it('has new ones wherever the change died before', async () => {
    const { id, video } = await ready();
    let steps = 0;
    for (let isDone = false; !isDone; steps += 1) {
      const before = await addressesOf(video);
      const step = steps;
      isDone = !(await diesAfter(step, () => rotateToken(id)));
      await rotateToken(id);
      expect(await answers(before)).toEqual([403, 403, 403, 403]);
      expect(await answers(await addressesOf(video))).toEqual([200, 200, 200, 200]);
    }
    expect(steps).toBeGreaterThan(5);
  });

  it('has new ones for what a worker was making meanwhile', async () => {
    const { desk, waiting } = testDesk(async (step) => {
      if (step === 'encoded') await rotateToken(id);
    });
    const { object, id } = await uploadFile(sample, desk);
    const video = await publish(object);
    await inspect(id, desk);
    const [, job = ''] = waiting.at(-1) ?? [];
    await encode(id, job, desk);

    expect(await answers(await addressesOf(video))).toEqual([200, 200, 200, 200]);
    expect(await addressOf(object)).toBe((await videoOf(video)).videoUrl);
  });
});
