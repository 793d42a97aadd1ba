import { mkdir, open, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFor } from './plan.ts';
import { probe } from './probe.ts';
import { ffmpeg, record, temporaryFolder } from './testing/samples.ts';
import { flags } from './tool.ts';
import { transcode } from './transcode.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const file = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

async function transcoded(
  path: string,
  bounds: { timeout: number; memory: number },
  workshop = `${path}.renditions`,
) {
  const source = await probe(path);
  await mkdir(workshop, { recursive: true });
  return transcode(
    path,
    source,
    planFor(source).renditions,
    { folder: workshop, threads: 1 },
    () => {},
    bounds,
  );
}

describe('a file that costs too much', () => {
  it('of time is given up when its time is over', async () => {
    const loop = await record(file('loop.mp4'), { size: '1280x720', silent: true });
    const path = file('long.mp4');
    await ffmpeg([...flags('-stream_loop 600 -i'), loop, '-c', 'copy', path]);

    const begun = performance.now();
    await expect(transcoded(path, { timeout: 0.5, memory: 2 ** 32 })).rejects.toMatchObject({
      reason: 'too-complex',
    });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('of memory is given up when its memory is', async () => {
    const path = await record(file('large.mp4'), { size: '1280x720' });

    await expect(transcoded(path, { timeout: 20, memory: 120 * 2 ** 20 })).rejects.toThrow();
  });
});

describe('a full disk', () => {
  it('is our trouble and not the file’s: it may be tried again', async () => {
    const path = await record(file('fine.mp4'), { silent: true });
    await mkdir(file('full'));
    await symlink('/dev/full', file('full/96.mp4'));

    const work = transcoded(path, { timeout: 20, memory: 2 ** 32 }, file('full'));

    await expect(work).rejects.toThrow('No space left');
  });
});

describe('a file whose pictures are gone', () => {
  it('is refused as damaged', async () => {
    const path = await record(file('hollow.mp4'), {
      silent: true,
      encode: '-c:v libx264 -preset ultrafast -movflags +faststart',
    });
    const content = await open(path, 'r+');
    const { size } = await content.stat();
    await content.write(Buffer.alloc(size - 2500), 0, size - 2500, 2500);
    await content.close();

    await expect(transcoded(path, { timeout: 20, memory: 2 ** 32 })).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});
