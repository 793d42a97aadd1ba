import { expect, it } from 'vitest';
import { shortcuts } from './table.ts';

it('gives no key two meanings', () => {
  const keys = shortcuts.flatMap(({ presses }) => presses.flatMap((press) => press.keys));
  expect(keys).toEqual([...new Set(keys)]);
});
