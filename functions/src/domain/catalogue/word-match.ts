import type { Variant, Vocabulary } from './vocabulary.ts';

/** Words that a query is judged by: past these, the longest ones say what it is about. */
const MOST_WORDS = 16;
/** Shorter words begin too many others, unless they are what is being typed. */
const SHORTEST_BEGINNING = 3;
/** Shorter words are one letter away from too many others. */
const SHORTEST_MISTYPED = 4;

/** The words to look for: all of them, or the longest ones of a query that goes on and on. */
export function tellingWords(words: readonly string[]): string[] {
  if (words.length <= MOST_WORDS) return [...words];
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS));
  return words.filter((word) => longest.has(word));
}

/** Which terms of a vocabulary answer a word of a query; the last word may be unfinished. */
export type Way = (vocabulary: Vocabulary, word: string, isLast: boolean) => Variant[];

/** The word, its other forms and the words it begins. */
export const asTyped: Way = (vocabulary, word, isLast) => [
  ...vocabulary.formsOf(word),
  ...(isLast || word.length >= SHORTEST_BEGINNING ? vocabulary.completionsOf(word) : []),
];

/** All that, and the words it may be a slip for. */
export const mistyped: Way = (vocabulary, word, isLast) => [
  ...asTyped(vocabulary, word, isLast),
  ...(word.length >= SHORTEST_MISTYPED ? vocabulary.correctionsOf(word) : []),
];
