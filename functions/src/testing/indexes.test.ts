import { afterAll, expect, test } from 'vitest';
import { comments, users, videos } from '../domain/documents.ts';
import { firestore } from '../firebase.ts';
import { deployedIndexes, isCovered } from './indexes.ts';
import { recorded } from './recorded-queries.ts';
import { trafficOf } from './traffic.ts';

const indexes = {
  indexes: [
    {
      collectionGroup: 'comments',
      queryScope: 'COLLECTION' as const,
      fields: [
        { fieldPath: 'videoId', order: 'ASCENDING' as const },
        { fieldPath: 'createdAt', order: 'DESCENDING' as const },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'reactions', fieldPath: 'userId', indexes: [{ queryScope: 'COLLECTION_GROUP' }] },
    { collectionGroup: 'videos', fieldPath: 'expireAt', indexes: [] },
  ],
};

// Those that have no index have none on purpose.
afterAll(() => {
  recorded.queries.length = 0;
});

const newest = comments.where('videoId', '==', 'x').orderBy('createdAt', 'desc');

test.each([
  ['one field', videos.where('userId', '==', 'x'), true],
  ['two equal fields', videos.where('userId', '==', 'x').where('status', '==', 'ready'), true],
  ['a range in its own order', videos.where('views', '>', 1).orderBy('views', 'desc'), true],
  ['equal and in another order, deployed', newest, true],
  ['the same the other way round', comments.where('videoId', '==', 'x').orderBy('createdAt'), true],
  [
    'equal and in another order, not deployed',
    comments.where('userId', '==', 'x').orderBy('createdAt'),
    false,
  ],
  ['equal and a range', videos.where('userId', '==', 'x').where('views', '>', 1), false],
  ['two orders', users.orderBy('subscribers').orderBy('name'), false],
  ['a field that is not indexed', videos.where('expireAt', '>', 1), false],
  ['across collections, deployed', firestore.collectionGroup('reactions').where('userId', '==', 'x'), true],
  [
    'across collections, not deployed',
    firestore.collectionGroup('reactions').where('type', '==', 'x'),
    false,
  ],
  ['across collections, all', firestore.collectionGroup('shards').limit(1), true],
  ['more than the deployed index has', newest.where('userId', '==', 'y'), false],
])('a query for %s', async (_what, query, expected) => {
  const { queries } = await trafficOf(() => query.get());
  expect(queries.map((sent) => isCovered(sent, indexes))).toEqual([expected]);
});

test('the deployed indexes are read', () => {
  expect(deployedIndexes().fieldOverrides.length).toBeGreaterThan(0);
});
