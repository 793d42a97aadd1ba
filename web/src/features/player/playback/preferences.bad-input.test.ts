import { beforeEach, expect, it } from 'vitest';
import { readPreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());

it.each(['', '{', 'null', '7', '[1]', '"loud"'])('takes %j for nothing kept', (kept) => {
  localStorage.setItem('player', kept);
  expect(readPreferences().volume).toBe(1);
});

it('gives each choice that makes no sense its default, and keeps the others', () => {
  const kept = {
    volume: 7,
    muted: 'yes',
    rate: 0,
    captions: 3,
    quality: 'best',
    autoplayNext: false,
    theatre: 1,
  };
  localStorage.setItem('player', JSON.stringify(kept));
  expect(readPreferences()).toEqual({
    volume: 1,
    muted: false,
    rate: 1,
    captions: null,
    quality: 'auto',
    autoplayNext: false,
    theatre: false,
  });
});
