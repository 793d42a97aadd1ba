import { describe, expect, it } from 'vitest';
import { planFor } from './plan.ts';
import type { Source, VideoStream } from './probe.ts';
import { fullHd as fit } from './testing/sources.ts';

const sourceOf = (video: Partial<VideoStream>, rest: Partial<Source> = {}): Source => ({
  ...fit,
  ...rest,
  video: { ...fit.video, ...video },
});

const sizesOf = (width: number, height: number) =>
  planFor(sourceOf({ size: { width, height } })).renditions.map((one) => `${one.width}x${one.height}`);

describe('the renditions', () => {
  it('are the whole ladder for a full-size video', () => {
    expect(sizesOf(1920, 1080)).toEqual(['426x240', '640x360', '854x480', '1280x720', '1920x1080']);
  });

  it('never pass the source', () => {
    expect(sizesOf(1280, 720)).toEqual(['426x240', '640x360', '854x480', '1280x720']);
    expect(sizesOf(852, 479)).toEqual(['426x240', '640x360']);
  });

  it('count an upright video by its width', () => {
    expect(sizesOf(1080, 1920)).toEqual(['240x426', '360x640', '480x854', '720x1280', '1080x1920']);
  });

  it('are one of its own size for a video below the ladder', () => {
    expect(sizesOf(160, 121)).toEqual(['160x120']);
    expect(sizesOf(2, 2)).toEqual(['2x2']);
  });

  it('have even sides whatever the source has', () => {
    expect(sizesOf(641, 361)).toEqual(['426x240', '640x360']);
  });

  it('stop where level 4.1 does for very wide pictures', () => {
    expect(sizesOf(2560, 1080)).toEqual(['568x240', '854x360', '1138x480', '1706x720']);
    expect(sizesOf(9000, 200)).toEqual(['4050x90']);
  });

  it('are fewer for a long video, whose large ones would take too long', () => {
    const { renditions } = planFor({ ...fit, duration: 50 * 60 });

    expect(renditions.map(({ lines }) => lines)).toEqual([240, 360, 480, 720]);
  });

  it('keep the frame rate while level 4.1 allows it', () => {
    const rates = (frameRate: number) =>
      planFor(sourceOf({ frameRate })).renditions.map((one) => one.frameRate);

    expect(rates(60)).toEqual([60, 60, 60, 60, 30]);
    expect(rates(24)).toEqual([24, 24, 24, 24, 24]);
    expect(rates(240)).toEqual([60, 60, 60, 60, 30]);
  });

  it('run steadily when the source does not', () => {
    const [first] = planFor(sourceOf({ frameRate: 27.3, variableFrameRate: true })).renditions;

    expect(first?.frameRate).toBe(30);
  });
});

describe('the file that plays everywhere', () => {
  it('is the upload itself when that is one', () => {
    expect(planFor(fit).progressive).toBe('source');
  });

  it('only moves house when the codecs fit', () => {
    expect(planFor({ ...fit, faststart: false }).progressive).toBe('remux');
    expect(planFor({ ...fit, container: 'matroska,webm', faststart: false }).progressive).toBe('remux');
  });

  it.each<[string, Partial<VideoStream>]>([
    ['another codec', { codec: 'vp9', profile: 'Profile 0' }],
    ['ten bits', { profile: 'High 10', pixelFormat: 'yuv420p10le' }],
    ['a higher level', { level: 52 }],
    ['a turned picture', { rotation: 90 }],
    ['stretched pixels', { squarePixels: false }],
    ['interlaced lines', { interlaced: true }],
  ])('is made anew for %s', (_, video) => {
    expect(planFor(sourceOf(video)).progressive).toBe('transcode');
  });

  it('is made anew for sound that is not AAC-LC', () => {
    const audio = { index: 1, codec: 'opus', profile: '', channels: 2 };

    expect(planFor({ ...fit, audio }).progressive).toBe('transcode');
  });
});

describe('a video beyond the limits is refused', () => {
  it('for its length', () => {
    expect(() => planFor({ ...fit, duration: 3 * 3600 })).toThrow('longer than we can prepare');
    const small = sourceOf({ size: { width: 426, height: 240 } }, { duration: 13 * 3600 });
    expect(() => planFor(small)).toThrow('longer than we can prepare');
  });

  it('for its picture', () => {
    expect(() => planFor(sourceOf({ size: { width: 7680, height: 4320 } }))).toThrow('larger than 4K');
  });
});
