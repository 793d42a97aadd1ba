import { limits } from '@lantern/functions/contract/limits';
import { expect, test } from 'vitest';
import { objectPath, refuseFile } from './fileKinds.ts';
import { splitTags } from './useUpload.ts';

test('a file of its kind and within the limit is taken', () => {
  expect(refuseFile('video', { type: 'video/mp4', size: limits.videoFile })).toBeUndefined();
  expect(refuseFile('image', { type: 'image/png', size: 1 })).toBeUndefined();
});

test.each([
  ['video', { type: 'image/png', size: 1 }, /not a video/],
  ['video', { type: '', size: 1 }, /not a video/],
  ['image', { type: 'video/mp4', size: 1 }, /not an image/],
  ['image', { type: 'image/png', size: 0 }, /empty/],
  ['image', { type: 'image/png', size: limits.imageFile + 1 }, /at most 10 MB/],
  ['video', { type: 'video/mp4', size: limits.videoFile * 2 }, /has 4 GB; at most 2 GB/],
] as const)('a %s of %o is refused with a reason', (kind, file, reason) => {
  expect(refuseFile(kind, file)).toMatch(reason);
});

test('an object is named by its time and file name in the uploader’s folder', () => {
  expect(objectPath('video', 'ada', { name: 'walk.mp4' }, 1700)).toBe('videos/ada/1700walk.mp4');
  expect(objectPath('image', 'ada', { name: '../up.png' }, 1700)).toBe('images/ada/1700.._up.png');
});

test('tags are split on commas, with no trimming', () => {
  expect(splitTags('sea, light ,,x')).toEqual(['sea', ' light ', '', 'x']);
  expect(splitTags('')).toEqual([]);
});
