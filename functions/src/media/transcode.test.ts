import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moovComesFirst, readFragments } from './boxes.ts';
import { planFor } from './plan.ts';
import { probe } from './probe.ts';
import {
  encoders,
  faststart,
  ffmpeg,
  h264,
  inspect,
  keyframes,
  record,
  temporaryFolder,
} from './testing/samples.ts';
import { flags } from './tool.ts';
import { remux, renditionFile, transcode } from './transcode.ts';

const available = await encoders();
const x265 = 'log-level=none:pools=1';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const file = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Makes a source's renditions as the pipeline does; gives their paths, smallest first. */
async function renditionsOf(path: string): Promise<string[]> {
  const source = await probe(path);
  const { renditions } = planFor(source);
  const workshop = { folder: `${path}.renditions`, threads: 1 };
  await mkdir(workshop.folder);
  await transcode(path, source, renditions, workshop);
  return renditions.map(({ lines }) => join(workshop.folder, renditionFile(lines)));
}

async function onlyRendition(path: string) {
  const [first, ...others] = await renditionsOf(path);
  expect(others).toEqual([]);
  return inspect(first ?? '');
}

describe('whatever came, every browser can play what is made of it', () => {
  const codecs = [
    ['H.264', 'h264.mp4', 'libx264', h264],
    ['VP9 and Opus', 'vp9.webm', 'libvpx-vp9', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus'],
    ['AV1', 'av1.mkv', 'libsvtav1', '-c:v libsvtav1 -preset 12 -svtav1-params lp=1 -c:a libopus'],
    ['HEVC', 'hevc.mp4', 'libx265', `-c:v libx265 -preset ultrafast -x265-params ${x265} -c:a aac`],
    ['ProRes in QuickTime', 'prores.mov', 'prores_ks', '-c:v prores_ks -profile:v 0 -c:a pcm_s16le'],
    ['an old camera’s AVI', 'mjpeg.avi', 'mjpeg', '-c:v mjpeg -pix_fmt yuvj422p -c:a pcm_s16le'],
    ['interlaced MPEG-2', 'dv.ts', 'mpeg2video', '-c:v mpeg2video -flags +ilme+ildct -top 1 -c:a mp2'],
    ['Windows Media', 'old.wmv', 'wmv2', '-c:v wmv2 -c:a wmav2'],
  ] as const;

  for (const [codec, name, encoder, encode] of codecs) {
    it.skipIf(!available.has(encoder))(codec, async () => {
      const { video, audio, duration } = await onlyRendition(await record(file(name), { encode }));

      expect(video).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', width: 128, height: 96 });
      expect(video?.profile).toMatch(/^(High|Main|Constrained Baseline)$/);
      expect(video?.level).toBeLessThanOrEqual(41);
      expect(audio).toMatchObject({ codec_name: 'aac', profile: 'LC' });
      expect(duration).toBeCloseTo(1, 0);
    });
  }

  it('a silent video stays silent', async () => {
    const { video, audio } = await onlyRendition(await record(file('silent.mp4'), { silent: true }));

    expect(video?.codec_name).toBe('h264');
    expect(audio).toBeUndefined();
  });

  it('a video filmed upright stands upright without being told to', async () => {
    await record(file('lying.mp4'));
    await ffmpeg(['-i', file('lying.mp4'), ...flags('-metadata:s:v rotate=90 -c copy'), file('upright.mp4')]);

    const { video } = await onlyRendition(file('upright.mp4'));

    expect(video).toMatchObject({ width: 96, height: 128 });
    expect(video?.side_data_list ?? []).toEqual([]);
  });

  it('odd sides become even', async () => {
    const encode = '-vf scale=129:97,setsar=1 -c:v ffv1 -pix_fmt yuv444p -c:a flac';

    const { video } = await onlyRendition(await record(file('odd.mkv'), { encode }));

    expect(video).toMatchObject({ width: 128, height: 96, sample_aspect_ratio: '1:1' });
  });

  it('an unsteady frame rate becomes steady', async () => {
    const encode = `${h264} -vf select='not(mod(n,3))+lt(n,8)' -vsync vfr`;
    const { video } = await onlyRendition(await record(file('vfr.mp4'), { encode }));

    expect(video?.avg_frame_rate).toMatch(/^(24|25|30)\/1$/);
  });

  it('a single frame is a video', async () => {
    const path = await record(file('one.mp4'), { silent: true, encode: `${h264} -frames:v 1` });

    expect(Number((await onlyRendition(path)).video?.nb_read_frames)).toBeGreaterThanOrEqual(1);
  });

  it.skipIf(!available.has('libx265'))('high dynamic range comes down to ordinary colours', async () => {
    const colours = 'colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc';
    const encode = `-c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -x265-params ${x265}:${colours}`;
    const { video } = await onlyRendition(await record(file('hlg.mp4'), { silent: true, encode }));

    expect(video).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  });

  it('a recording that breaks off plays as far as it goes', async () => {
    await record(file('broken.mp4'), { seconds: 2, encode: faststart });
    await truncate(file('broken.mp4'), Math.floor((await readFile(file('broken.mp4'))).length * 0.6));

    const { duration } = await onlyRendition(file('broken.mp4'));

    expect(duration).toBeGreaterThan(0.5);
    expect(duration).toBeLessThan(2.1);
  });

  it('a video that is something else too loses the something else', async () => {
    await record(file('polyglot.mp4'));
    const page = '<script>alert(1)</script>';
    await writeFile(file('polyglot.mp4'), page, { flag: 'a' });

    const [made = ''] = await renditionsOf(file('polyglot.mp4'));

    expect((await readFile(made)).includes(page)).toBe(false);
  });

  it('where and when it was filmed is left out', async () => {
    const encode = `${h264} -metadata location=+52.5+13.4/ -metadata title=Secret`;

    const { tags } = await onlyRendition(await record(file('placed.mp4'), { encode }));

    expect(Object.keys(tags)).not.toContain('location');
    expect(Object.keys(tags)).not.toContain('title');
  });
});

describe('renditions of one video', () => {
  it('are made together, begin at their index, and have their keyframes at the same times', async () => {
    const path = await record(file('three.mp4'), { seconds: 5 });
    const source = await probe(path);
    const sizes = [32, 64, 96].map((lines) => ({
      lines,
      width: 2 * Math.round((lines * 2) / 3),
      height: lines,
    }));
    const renditions = sizes.map((size) => ({
      ...size,
      frameRate: size.lines > 32 ? 10 : 5,
      bitRate: 100_000,
    }));
    const workshop = { folder: folder.path, threads: 1 };

    await transcode(path, source, renditions, workshop);

    const made = sizes.map(({ lines }) => file(renditionFile(lines)));

    expect(made).toHaveLength(3);
    expect(await Promise.all(made.map(moovComesFirst))).toEqual([true, true, true]);
    for (const rendition of made) expect(await keyframes(rendition)).toEqual([0, 2, 4]);
    const [fragments, ...others] = await Promise.all(
      made.map(async (rendition) =>
        (await readFragments(rendition)).fragments.map(({ duration }) => duration),
      ),
    );
    expect(fragments).toEqual([4, 1]);
    expect(others).toEqual([fragments, fragments]);
  });
});

describe('a fit video in an unfit container', () => {
  it('gets a new one with its index in front, its pictures untouched', async () => {
    const path = await record(file('fit.mkv'), { encode: h264 });
    const source = await probe(path);
    const made = await remux(path, source, { folder: folder.path, threads: 1 });

    expect(await probe(made)).toMatchObject({
      faststart: true,
      video: { codec: 'h264', level: source.video.level, size: source.video.size },
    });
  });
});
