/**
 * Marks that people leave out when they type: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and
 * the Arabic stretching dash. The signs of scripts that cannot do without (Thai, Devanagari, kana's voicing) stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;

/** Letters that Unicode does not take apart, and pairs that are typed for one another. */
const EQUIVALENTS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
};
const EQUIVALENT = new RegExp(`[${Object.keys(EQUIVALENTS).join('')}]`, 'gu');

const KATAKANA = /[ァ-ヶ]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;

const toHiragana = (letter: string) => String.fromCodePoint(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA);

/** The text as it is compared: without case, accents, widths and other differences that people do not type. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replace(EQUIVALENT, (letter) => EQUIVALENTS[letter] ?? letter)
    .normalize('NFC')
    .replace(KATAKANA, toHiragana);
}

/** A folded text's letters and digits in one run ("lo-fi" and "lo fi" are "lofi"), with + and # as in "C++" and "C#". */
export function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}
