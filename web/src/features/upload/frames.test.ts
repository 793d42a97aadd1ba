import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFrames } from './frames.ts';

const film = new File(['a film'], 'film.mp4', { type: 'video/mp4' });
const kept = new Set<string>();

// jsdom gives no addresses to files, and loads nothing.
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: () => {
      kept.add('blob:film');
      return 'blob:film';
    },
    revokeObjectURL: (url: string) => kept.delete(url),
  });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  kept.clear();
});

test('the dialog that closes while a film loads takes no frames and keeps no address of the film', async () => {
  const leaving = new AbortController();
  const frames = takeFrames(film, leaving.signal);
  expect([...kept]).toEqual(['blob:film']);
  leaving.abort();
  await expect(frames).rejects.toThrow('abort');
  expect([...kept]).toEqual([]);
});

test('nor does one that has closed before', async () => {
  await expect(takeFrames(film, AbortSignal.abort())).rejects.toThrow('abort');
  expect([...kept]).toEqual([]);
});
