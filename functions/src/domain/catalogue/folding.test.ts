import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, squash } from './folding.ts';

describe('folded text', () => {
  test.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Straße, Łódź, smørrebrød, İstanbul', 'strasse, lodz, smorrebrod, istanbul'],
    ['Phở bò Hà Nội', 'pho bo ha noi'],
    ['Ёлка и йод', 'елка и иод'],
    ['μουσακάς', 'μουσακασ'],
    ['كُنَافَة', 'كنافه'],
    ['שָׁלוֹם', 'שלום'],
    ['ﾗｰﾒﾝ ラーメン らーめん', 'らーめん らーめん らーめん'],
    ['ガギグ', 'がぎぐ'],
    ['ＦＵＬＬ ｗｉｄｔｈ ①', 'full width 1'],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('keeps the signs without which Thai, Hindi and Japanese say something else', () => {
    for (const text of ['ต้มยำกุ้ง', 'पनीर', 'ばぱは'])
      expect(fold(text).normalize('NFKC')).toBe(text.normalize('NFKC'));
  });

  test('folded again stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

test('squashed text has neither spaces nor punctuation, but the signs of C++ and C#', () => {
  expect(squash('spider-man: no way, c++ & c#!')).toBe('spidermannowayc++c#');
});
