import type { Video } from '@lantern/functions/contract/routes';
import { expect, it } from 'vitest';
import { isAwaited, untilNextLook } from './usePreparation.ts';

const video = (fields: Partial<Video>) => ({ userId: 'ada', ...fields }) as Video;

it.each([
  [
    'a visitor, until there is something to watch',
    { status: 'processing', isPlayable: false },
    undefined,
    true,
  ],
  ['a visitor who can watch already', { status: 'processing', isPlayable: true }, undefined, false],
  ['the owner, until all is done', { status: 'processing', isPlayable: true }, 'ada', true],
  [
    'anybody, while nobody has looked at the upload',
    { status: 'uploaded', isPlayable: true },
    undefined,
    true,
  ],
  ['the owner of what is ready', { status: 'ready', isPlayable: true }, 'ada', false],
  ['the owner whose picture is on its way', { status: 'ready', isImgAwaited: true }, 'ada', true],
  ['a visitor, while the picture is on its way', { status: 'ready', isImgAwaited: true }, undefined, false],
  ['anybody, where preparing has failed', { status: 'failed', isPlayable: false }, 'ada', false],
] as const)('%s', (_who, fields, uid, awaited) => {
  expect(isAwaited(video(fields), uid)).toBe(awaited);
});

it('looks soon at first and less and less often', () => {
  const waits = Array.from({ length: 20 }, (_, looks) => untilNextLook(looks));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBeLessThan(3000);
  expect(waits.at(-1)).toBe(30_000);
});
