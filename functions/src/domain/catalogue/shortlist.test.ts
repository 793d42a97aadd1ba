import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Shortlist } from './shortlist.ts';

const byNumber = (a: number, b: number) => a - b;

test('has what sorting everything would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 10 }), (numbers, limit) => {
      const shortlist = new Shortlist(limit, byNumber);
      for (const number of numbers) shortlist.add(number);
      const sorted = numbers.toSorted(byNumber).slice(0, limit);
      expect(shortlist.items).toEqual(sorted);
      expect(shortlist.worst).toBe(sorted[limit - 1]);
    }),
  );
});
