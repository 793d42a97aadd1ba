import { stemmer } from 'stemmer';

/** A letter with ++ or # behind it ("C++", "F#"), or letters and digits held together by single marks ("e-bike", "l'eau"). */
const CHUNK =
  /(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’.\-‐‑_/·][\p{L}\p{M}\p{N}]+)*/gu;
const JOINER = /['’.\-‐‑_/·]/;
const APOSTROPHE = /['’]/;

/** Thai, Lao, Burmese, Khmer, hiragana (katakana is folded to it) and Han: scripts that put no spaces between words. */
const SPACELESS =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u309f\u30fc\u3400-\u9fff\u{20000}-\u{3ffff}]/u;
const SCRIPT_RUN = new RegExp(`${SPACELESS.source}+|${SPACELESS.source.replace('[', '[^')}+`, 'gu');

const ENGLISH = /^[a-z]{4,}$/;
const LONGEST_ELISION = 2;

/** The word's stem by Porter's rules, which only English words have here. */
export function stem(word: string): string {
  return ENGLISH.test(word) ? stemmer(word) : word;
}

/** Pairs of neighbouring characters: where no spaces tell the words apart, two characters come close to one. */
function characterPairs(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function intoTerms(text: string): string[] {
  if (!SPACELESS.test(text)) return [text];
  return (text.match(SCRIPT_RUN) ?? []).flatMap((run) => (SPACELESS.test(run) ? characterPairs(run) : [run]));
}

/**
 * The terms under which a text is found: its words, joined words whole ("ebike") and in parts ("e", "bike"), and character
 * pairs for scripts without spaces.
 * @param folded the text as `fold` gives it
 */
export function indexTerms(folded: string): string[] {
  return (folded.match(CHUNK) ?? []).flatMap((chunk) => {
    if (!JOINER.test(chunk)) return intoTerms(chunk);
    const parts = chunk.split(JOINER);
    return [...parts, parts.join('')].flatMap(intoTerms);
  });
}

/** "womens" for "women's", but "oignon" for "l'oignon": what stands before an apostrophe is an article when it is short. */
function withoutApostrophe(chunk: string): string {
  const [head = '', ...tail] = chunk.split(APOSTROPHE);
  const rest = tail.join('');
  return head.length <= LONGEST_ELISION && rest.length > LONGEST_ELISION ? rest : head + rest;
}

/** What a query asks for. */
export interface QueryWords {
  /** The pieces that a title has to contain, in the query's order. */
  pieces: string[];
  /** The pieces as the index knows them: words, or character pairs. */
  terms: string[];
}

/**
 * A query taken apart; empty lists when it is nothing but punctuation.
 * @param folded the query as `fold` gives it
 */
export function queryWords(folded: string): QueryWords {
  const chunks = (folded.match(CHUNK) ?? []).map(withoutApostrophe);
  const pieces = [...new Set(chunks.flatMap((chunk) => chunk.split(JOINER)))];
  return { pieces, terms: [...new Set(pieces.flatMap(intoTerms))] };
}
