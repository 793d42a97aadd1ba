import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from './probe.ts';
import { poster } from './still.ts';
import { storyboard, storyboardCues, storyboardInterval } from './storyboard.ts';
import { ffmpeg, record, temporaryFolder } from './testing/samples.ts';
import { flags } from './tool.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const file = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('the storyboard', () => {
  it('has at most a hundred pictures however long the video is', () => {
    expect([1, 60, 200, 201, 7200].map(storyboardInterval)).toEqual([2, 2, 2, 4, 72]);
  });

  it('says which part of the sprite shows which moment', () => {
    const cues = storyboardCues(
      23,
      { width: 160, height: 90 },
      'media%2Fa%2Fstoryboard.webp?alt=media&token=T',
    );

    expect(cues.split('\n\n').slice(0, 2)).toEqual([
      'WEBVTT',
      '00:00:00.000 --> 00:00:02.000\nmedia%2Fa%2Fstoryboard.webp?alt=media&token=T#xywh=0,0,160,90',
    ]);
    expect(cues).toContain('00:00:22.000 --> 00:00:23.000\n');
    expect(cues).toContain('#xywh=160,90,160,90');
  });

  it('shows every part of the video in its place', async () => {
    // Red for two seconds, then blue: the two tiles tell whether the right moment is in the right place.
    const colours = flags(
      '-f lavfi -i color=red:s=320x180:r=10:d=2 -f lavfi -i color=blue:s=320x180:r=10:d=2',
    );
    const joined = flags('-filter_complex concat=n=2 -c:v libx264 -threads 1 -g 20 -pix_fmt yuv420p');
    await ffmpeg([...colours, ...joined, file('two.mp4')]);
    const { webp } = await storyboard(file('two.mp4'), { width: 320, height: 180, duration: 4 }, 'sprite', {
      folder: folder.path,
      threads: 1,
    });

    const image = sharp(webp);
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 320, height: 90 });
    const { data } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
    const [red, blue] = [pixel(80, 45), pixel(240, 45)];
    expect(red[0]).toBeGreaterThan(150);
    expect(blue[2]).toBeGreaterThan(150);
  });
});

describe('the poster', () => {
  it('is one of the video’s pictures in its own shape', async () => {
    const path = await record(file('plain.mp4'), { size: '240x320' });
    const png = await poster(path, await probe(path), { folder: folder.path, threads: 1 });

    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 240, height: 320 });
  });

  it('is there for a single frame too', async () => {
    const path = await record(file('one.mp4'), { silent: true, encode: '-c:v libx264 -frames:v 1' });

    expect(
      (await poster(path, await probe(path), { folder: folder.path, threads: 1 })).length,
    ).toBeGreaterThan(100);
  });
});
