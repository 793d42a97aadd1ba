import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { publish } from '../catalogue/testing/videos.ts';
import { trendFeed } from './feed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 5, 15);

test('lists public videos by their score, page after page, the rising one before the old giant', async () => {
  const daysAgo = (days: number) => Timestamp.fromMillis(today - days * DAY_MS);
  const giant = await publish({ views: 900_000_000, likeCount: 9_000_000, createdAt: daysAgo(365) });
  const rising = await publish({ views: 400, createdAt: daysAgo(0) });
  const quiet = await publish({ views: 3, createdAt: daysAgo(3) });
  await publish({ views: 1_000_000, createdAt: daysAgo(0), visibility: 'private' });
  await publish({ views: 1, createdAt: daysAgo(1), isPlayable: false });

  const first = await trendFeed({ limit: 2 });
  const second = await trendFeed({ limit: 2, cursor: first.next });
  const third = await trendFeed({ limit: 2, cursor: second.next });
  const shown = [first, second, third].map(({ items }) => items.map(({ _id }) => _id));
  expect(shown).toEqual([[rising], [quiet, giant], []]);
  expect(third.next).toBeUndefined();
});
