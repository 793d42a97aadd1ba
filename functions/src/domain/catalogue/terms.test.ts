import { describe, expect, test } from 'vitest';
import { indexTerms, queryWords, stem } from './terms.ts';

describe('a text is found under', () => {
  test.each([
    ['its words', 'rainy night jazz', ['rainy', 'night', 'jazz']],
    ['the parts of joined words and the whole', 'lo-fi beats', ['lo', 'fi', 'lofi', 'beats']],
    ['a possessive with and without its s', "rubik's cube", ['rubik', 's', 'rubiks', 'cube']],
    ['C++ and C# as they are', 'c++ and c#', ['c++', 'and', 'c#']],
    ['pairs of characters where no spaces part the words', '東京の夜', ['東京', '京の', 'の夜']],
    ['each script’s own kind of term', 'naruto疾風伝', ['naruto', '疾風', '風伝']],
    ['a single character', '猫', ['猫']],
    ['nothing when it is all punctuation', '.* ??', []],
  ])('%s', (_what, text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });
});

describe('a query asks for', () => {
  test.each([
    ['each word once', 'very very slow', ['very', 'slow']],
    ['a word without its apostrophe', "women's final", ['womens', 'final']],
    ['a word without the article before it', "l'oignon", ['oignon']],
    ['the parts of a joined word', 'spider-man', ['spider', 'man']],
  ])('%s', (_what, query, terms) => {
    expect(queryWords(query).terms).toEqual(terms);
  });
});

test('only English words have a stem of their own', () => {
  expect(['running', 'бегущий', 'gol', 'c++'].map(stem)).toEqual(['run', 'бегущий', 'gol', 'c++']);
});
