import { beforeEach, expect, it, vi } from 'vitest';
import { keepPreferences, readPreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());

it('begins loud, at normal speed, with whatever quality the connection carries', () => {
  expect(readPreferences()).toEqual({
    volume: 1,
    muted: false,
    rate: 1,
    captions: null,
    quality: 'auto',
    autoplayNext: true,
    theatre: false,
  });
});

it('remembers each choice beside the others', () => {
  keepPreferences({ volume: 0.4, rate: 1.5 });
  keepPreferences({ captions: 'de', quality: 480 });
  expect(readPreferences()).toMatchObject({
    volume: 0.4,
    rate: 1.5,
    captions: 'de',
    quality: 480,
    muted: false,
  });
});

it('goes without remembering where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepPreferences({ volume: 0.4 })).not.toThrow();
  expect(readPreferences().volume).toBe(1);
});
