import { limits } from '@lantern/functions/contract/limits';
import { expect, test } from 'vitest';
import { granularity } from '../../lib/firebase/uploadProtocol.ts';
import { partSize } from './sendFile.ts';

test.each([6_000_000, 100_000_000, 320 * 1024 * 1024, limits.videoFile])(
  'of a file of %i bytes, a cut connection costs a twentieth at most',
  (total) => {
    expect(partSize(total)).toBeLessThanOrEqual(total / 20);
    expect(partSize(total) % granularity).toBe(0);
  },
);

test('parts are no smaller than the storage takes and no larger than 16 MiB', () => {
  expect(partSize(1)).toBe(granularity);
  expect(partSize(limits.videoFile)).toBe(16 * 1024 * 1024);
});
