import { expect, it } from 'vitest';
import { ownLanguage } from './languages.ts';

it.each([
  ['mainland Chinese browser', ['zh-CN', 'en'], 'zh-Hans'],
  ['Chinese browser that names no place', ['zh'], 'zh-Hans'],
  ['Taiwanese browser', ['zh-TW', 'en-US'], 'zh-Hant'],
  ['browser of Hong Kong', ['zh-HK'], 'zh-Hant'],
  ['browser with a place that is on offer', ['pt-BR', 'pt'], 'pt-BR'],
  ['browser with a place that is not', ['de-CH'], 'de'],
  ['browser with a script that is not', ['sr-Latn-RS'], 'sr'],
  ['browser with an old name of a language', ['iw'], 'he'],
  ['browser whose first language is not on offer', ['tlh', 'fr'], 'fr'],
  ['browser without a language on offer', ['tlh'], 'en'],
  ['browser that says no language at all', [], 'en'],
  ['browser that says what is no language', ['en-US@posix', 'fr'], 'fr'],
])('a %s begins with its own language', (_whose, own, language) => {
  expect(ownLanguage(own)).toBe(language);
});
