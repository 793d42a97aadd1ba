import { afterAll, beforeAll } from 'vitest';
import { deployedIndexes, isCovered, shapeOf } from './indexes.ts';

/**
 * Of every test file: each query that it made has its index in firestore.indexes.json. The client is loaded late, so that a
 * file may say beforehand where Firestore is.
 */
const load = () => import('./recorded-queries.ts');

beforeAll(async () => {
  await load();
});

afterAll(async () => {
  const { recorded } = await load();
  const indexes = deployedIndexes();
  const uncovered = recorded.queries.filter((query) => !isCovered(query, indexes)).map(shapeOf);
  if (uncovered.length > 0)
    throw new Error(`Queries without an index in firestore.indexes.json: ${JSON.stringify(uncovered)}`);
});
