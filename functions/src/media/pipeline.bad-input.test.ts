import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { media } from '../domain/documents.ts';
import { bucket } from '../firebase.ts';
import { inspect } from './inspect.ts';
import { presentRenditions } from './present.ts';
import { retryMedia } from './retry.ts';
import { sweepMedia } from './schedule.ts';
import { mostAttempts } from './state.ts';
import { madeOf, mediaOf, publish, testDesk, uploadFile, videoOf } from './testing/desk.ts';
import { faststart, record, temporaryFolder } from './testing/samples.ts';

// Each of these runs several programs, which take their time on a machine that has other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let sample: string;
let text: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  sample = await record(join(folder.path, 'small.mp4'), { size: '64x48', encode: faststart });
  text = join(folder.path, 'text.mp4');
  await writeFile(text, 'This is not a film.');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Runs something on a machine without ffmpeg. */
async function withoutTools(act: () => Promise<void>): Promise<void> {
  const { PATH } = process.env;
  process.env['PATH'] = folder.path;
  try {
    await act();
  } finally {
    process.env['PATH'] = PATH;
  }
}

describe('an upload that is no video', () => {
  it('fails with the reason its owner reads, is in no feed, and leaves nothing behind', async () => {
    const { desk, waiting, settle } = testDesk();
    const { object, id } = await uploadFile(text, desk);
    const video = await publish(object);
    await settle();

    const shown = await videoOf(video);
    expect(shown).toMatchObject({ status: 'failed', isPlayable: false });
    expect(presentRenditions(shown).reason).toEqual({
      code: 'not-a-video',
      detail: 'This is not a video file.',
    });
    expect(await madeOf(id)).toEqual([]);
    expect(waiting).toEqual([]);
  });
});

describe('an upload that is gone', () => {
  it('fails and says so', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(sample, desk);
    const video = await publish(object);
    await bucket().file(object).delete();
    await settle();

    expect(await mediaOf(id)).toMatchObject({ state: 'failed', reason: 'missing' });
    expect((await videoOf(video)).isPlayable).toBe(false);
  });

  it('is tried again when its owner asks, and ends ready when it is back', async () => {
    const { desk, settle } = testDesk();
    const { object, id } = await uploadFile(sample, desk);
    const video = await publish(object);
    const [content] = await bucket().file(object).download();
    await bucket().file(object).delete();
    await settle();
    await bucket().file(object).save(content, { resumable: false });

    await retryMedia(id, desk);
    expect(await videoOf(video)).toMatchObject({ status: 'processing' });
    await settle();

    const shown = await videoOf(video);
    expect(shown.status).toBe('ready');
    expect(presentRenditions(shown).reason).toBeUndefined();
  });
});

describe('a machine without ffmpeg', () => {
  it('serves the upload as it came, and prepares it when ffmpeg has come', async () => {
    const { desk, waiting, settle, wait } = testDesk();
    const { object, id } = await uploadFile(sample, desk);
    const video = await publish(object);

    await withoutTools(() => expect(inspect(id, desk)).rejects.toThrow('not installed'));
    expect(await videoOf(video)).toMatchObject({ status: 'uploaded', isPlayable: true });

    waiting.length = 0;
    wait(61 * 60_000);
    await sweepMedia(desk);
    await settle();
    expect(await videoOf(video)).toMatchObject({ status: 'ready' });
  });
});

describe('a media that ends every worker', () => {
  it('is given up after a few tries, and tried again when its owner asks', async () => {
    const { desk, waiting, settle, wait } = testDesk();
    const { object, id } = await uploadFile(sample, desk);
    await publish(object);
    waiting.length = 0;
    await media.doc(id).update({ 'jobs.inspect.attempts': mostAttempts });

    wait(16 * 60_000);
    await sweepMedia(desk);
    expect(waiting).toEqual([]);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', reason: 'interrupted' });

    await retryMedia(id, desk);
    await settle();
    expect((await mediaOf(id))?.state).toBe('ready');
  });

  it('that is ready or at work is left alone by a retry', async () => {
    const { desk, waiting } = testDesk();
    const { id } = await uploadFile(sample, desk);
    waiting.length = 0;
    const before = await mediaOf(id);

    await retryMedia(id, desk);

    expect(waiting).toEqual([]);
    expect(await mediaOf(id)).toEqual(before);
  });
});
