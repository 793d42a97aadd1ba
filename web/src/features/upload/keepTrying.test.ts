import { expect, test } from 'vitest';
import { waitAfter } from './keepTrying.ts';

test('a connection that is back is found within eight seconds', () => {
  expect([1, 2, 3, 4, 5, 100].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
});
