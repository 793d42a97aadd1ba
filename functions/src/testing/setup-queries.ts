import { afterAll } from 'vitest';
import { deployedIndexes, isCovered, shapeOf } from './indexes.ts';
import { recorded } from './recorded-queries.ts';

/** Of every test file: each query that it made has its index in firestore.indexes.json. */
afterAll(() => {
  const indexes = deployedIndexes();
  const uncovered = recorded.queries.filter((query) => !isCovered(query, indexes)).map(shapeOf);
  if (uncovered.length > 0)
    throw new Error(`Queries without an index in firestore.indexes.json: ${JSON.stringify(uncovered)}`);
});
