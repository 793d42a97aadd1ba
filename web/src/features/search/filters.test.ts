import type { Video } from '@lantern/functions/contract/routes';
import { expect, test } from 'vitest';
import { filtered, readFilters } from './filters.ts';

const now = Date.parse('2026-06-30T12:00:00Z');

const video = (_id: string, createdAt: string, views: number, duration?: number) =>
  ({ _id, createdAt, views, ...(duration !== undefined && { duration }) }) as Video;

const videos = [
  video('old', '2024-01-01T00:00:00Z', 900, 100),
  video('new', '2026-06-30T11:00:00Z', 5, 1500),
  video('mid', '2026-06-25T00:00:00Z', 50),
];

const left = (query: string) =>
  filtered(videos, readFilters(new URLSearchParams(query)), now)
    .map(({ _id }) => _id)
    .join(' ');

test.each([
  ['', 'old new mid'],
  ['sort=date', 'new mid old'],
  ['sort=views', 'old mid new'],
  ['uploaded=day', 'new'],
  ['uploaded=week&sort=date', 'new mid'],
  ['length=short', 'old'],
  ['length=long', 'new'],
  ['length=medium', ''],
  ['sort=nonsense&uploaded=toString', 'old new mid'],
])('"%s" leaves "%s"', (query, ids) => {
  expect(left(query)).toBe(ids);
});
