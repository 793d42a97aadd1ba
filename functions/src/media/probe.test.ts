import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Source, probe } from './probe.ts';
import { faststart, ffmpeg, h264, record, temporaryFolder } from './testing/samples.ts';
import { flags } from './tool.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const file = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('an upload is known by its bytes', () => {
  it('as it is shown, with its sound and length', async () => {
    const source = await probe(await record(file('plain.mp4'), { encode: faststart }));

    expect(source).toMatchObject({
      faststart: true,
      video: { codec: 'h264', size: { width: 128, height: 96 }, frameRate: 10, variableFrameRate: false },
      audio: { codec: 'aac', profile: 'LC' },
    } satisfies DeepPartial<Source>);
    expect(source.duration).toBeCloseTo(1, 1);
  });

  it('whatever its name says', async () => {
    const source = await probe(await record(file('holiday.txt'), { encode: `${h264} -f matroska` }));

    expect(source.container).toContain('matroska');
  });

  it('by where its index stands', async () => {
    expect((await probe(await record(file('index-last.mp4')))).faststart).toBe(false);
  });

  it('turned upright', async () => {
    await record(file('lying.mp4'));
    await ffmpeg([
      '-i',
      file('lying.mp4'),
      ...flags('-metadata:s:v rotate=90 -c copy'),
      file('standing.mp4'),
    ]);

    expect((await probe(file('standing.mp4'))).video.size).toEqual({ width: 96, height: 128 });
  });

  it('with the shape of its pixels', async () => {
    await record(file('anamorphic.mp4'), { encode: `${h264} -vf setsar=4/3` });

    expect((await probe(file('anamorphic.mp4'))).video).toMatchObject({
      size: { width: 171, height: 96 },
      squarePixels: false,
    });
  });

  it('without sound', async () => {
    expect((await probe(await record(file('silent.mp4'), { silent: true }))).audio).toBeUndefined();
  });

  it('when the file does not say how long it is, as browsers record it', async () => {
    const encode = '-c:v libvpx -deadline realtime -cpu-used 8 -f webm -live 1';
    const source = await probe(await record(file('live.webm'), { silent: true, encode }));

    expect(source.duration).toBeCloseTo(1, 0);
  });
});

type DeepPartial<Value> = Value extends object ? { [Key in keyof Value]?: DeepPartial<Value[Key]> } : Value;
