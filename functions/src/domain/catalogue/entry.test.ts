import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { entryOf, popularity } from './entry.ts';

const document = {
  title: 'Whales',
  tags: ['sea'],
  userId: 'lens',
  channel: { name: 'Quiet Lens', img: 'https://example.com/lens.webp' },
  visibility: 'public',
  views: 900,
  likeCount: 9,
  dislikeCount: 0,
  commentCount: 0,
  createdAt: Timestamp.fromMillis(1000),
  changedAt: new Timestamp(2, 345_678_000),
};

describe('the catalogue', () => {
  test('takes from a public video what feeds and searches need', () => {
    expect(entryOf('whales', document)).toEqual({
      id: 'whales',
      title: 'Whales',
      tags: ['sea'],
      userId: 'lens',
      channel: 'Quiet Lens',
      popularity: 3,
      createdAt: 1000,
      changedAt: 2_345_678,
    });
  });

  test.each([
    ['is private', { visibility: 'private' }],
    ['is deleted', { visibility: 'deleted' }],
    ['has nothing to watch', { isPlayable: false }],
    ['lost its title in the console', { title: undefined }],
    ['has a number for a tag', { tags: [1] }],
    ['has a text for a date', { createdAt: 'yesterday' }],
  ])('leaves out a video that %s', (_what, changes) => {
    expect(entryOf('whales', { ...document, ...changes })).toBeUndefined();
  });

  test('counts nothing where a count is missing', () => {
    expect(entryOf('whales', { ...document, commentCount: undefined, likeCount: 'many' })?.popularity).toBe(
      popularity({ views: 900, likeCount: 0, dislikeCount: 0, commentCount: 0 }),
    );
  });

  test('says 0 for nothing and 6 for a million views', () => {
    const counts = { views: 0, likeCount: 0, dislikeCount: 5, commentCount: 0 };
    expect(popularity(counts)).toBe(0);
    expect(popularity({ ...counts, views: 1_000_049 })).toBe(6);
  });
});
