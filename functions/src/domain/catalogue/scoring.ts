import type { Variant } from './vocabulary.ts';

/** The fields of a video that are searched, each a bit, and how much a word counts there. */
export const FIELD = { title: 1, channel: 2, tags: 4 } as const;
const FIELD_WEIGHT = { title: 3, channel: 2, tags: 1.5 } as const;
const FIELD_BITS = 3;
const FIELD_MASK = 2 ** FIELD_BITS - 1;

/** A document's number and the fields in which it has a word, in one number: an index holds millions of them. */
export const posting = (document: number, fields: number) => document * 2 ** FIELD_BITS + fields;

/** The sum of the weights for every set of fields. */
const WEIGHTS = Array.from({ length: FIELD_MASK + 1 }, (_, fields) =>
  (['title', 'channel', 'tags'] as const).reduce(
    (sum, name) => sum + (fields & FIELD[name] ? FIELD_WEIGHT[name] : 0),
    0,
  ),
);

/** BM25's customary parameters: how soon more of a word stops counting, and how much a long title takes away. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.75;

/** What an index knows of its documents' lengths. */
export interface Lengths {
  /** Words in the title, by document number. */
  readonly words: readonly number[];
  readonly average: number;
  /** How many documents there are; the numbers have gaps. */
  readonly documents: number;
}

/** What documents score for one query, and how many of its words they have. */
export class Scoreboard {
  readonly #lengths: Lengths;
  readonly #total: Float32Array;
  readonly #matched: Uint8Array;
  readonly #best: Float32Array;

  constructor(lengths: Lengths) {
    this.#lengths = lengths;
    this.#total = new Float32Array(lengths.words.length);
    this.#matched = new Uint8Array(lengths.words.length);
    this.#best = new Float32Array(lengths.words.length);
  }

  /**
   * Scores one word of the query: BM25F with words counted once for each field (S. Robertson, H. Zaragoza, "The Probabilistic
   * Relevance Framework: BM25 and Beyond", 2009, section 3.6). Of several variants a document scores with its best one, and
   * all are as rare as the most common of them, so that a rare misspelling does not beat the word it stands for.
   */
  addWord(variants: readonly Variant[]): void {
    const frequency = variants.reduce((most, { term }) => Math.max(most, term.postings.length), 0);
    const { words, average, documents } = this.#lengths;
    const rarity = Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5));
    const touched: number[] = [];
    for (const { term, weight } of variants)
      for (const posted of term.postings) {
        const document = posted >>> FIELD_BITS;
        const presence = WEIGHTS[posted & FIELD_MASK] ?? 0;
        const norm = 1 - LENGTH_PENALTY + LENGTH_PENALTY * ((words[document] ?? 0) / average);
        const score = (weight * rarity * presence) / (presence + SATURATION * norm);
        const before = this.#best[document] ?? 0;
        if (before === 0) touched.push(document);
        if (score > before) this.#best[document] = score;
      }
    for (const document of touched) this.#settle(document);
  }

  /** The documents that have at least so many of the words. */
  having(words: number): number[] {
    const found: number[] = [];
    this.#matched.forEach((count, document) => {
      if (count >= words) found.push(document);
    });
    return found;
  }

  scoreOf(document: number): number {
    return this.#total[document] ?? 0;
  }

  #settle(document: number): void {
    this.#total[document] = (this.#total[document] ?? 0) + (this.#best[document] ?? 0);
    this.#matched[document] = (this.#matched[document] ?? 0) + 1;
    this.#best[document] = 0;
  }
}
