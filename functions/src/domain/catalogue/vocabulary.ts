import SearchableMap from 'minisearch/SearchableMap';
import { stem } from './terms.ts';

/** Where a word stands. */
export interface Term {
  readonly word: string;
  /** One number for each document that has the word, ascending. */
  readonly postings: number[];
}

/** A term that answers a word of a query, and how well: 1 is the word itself. */
export interface Variant {
  term: Term;
  weight: number;
}

const STEM_WEIGHT = 0.7;
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.4;

/** All words of an index, to be looked up by spelling, by stem, by their beginning and across one typo. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  /** The same terms in a radix tree, which finds beginnings and near spellings but takes ten times as long for a word. */
  readonly #tree = new SearchableMap<Term>();
  readonly #families = new Map<string, Set<Term>>();

  /** Notes a posting, which must be greater than all before it. */
  add(word: string, posting: number): void {
    const known = this.#terms.get(word);
    if (known) known.postings.push(posting);
    else this.#introduce({ word, postings: [posting] });
  }

  remove(word: string, posting: number): void {
    const term = this.#terms.get(word);
    const at = term?.postings.indexOf(posting) ?? -1;
    if (!term || at < 0) return;
    term.postings.splice(at, 1);
    if (term.postings.length === 0) this.#forget(term);
  }

  /** The word itself and other forms of it. */
  formsOf(word: string): Variant[] {
    const family = this.#families.get(stem(word)) ?? [];
    return Array.from(family, (term) => ({ term, weight: term.word === word ? 1 : STEM_WEIGHT }));
  }

  /** Longer words that begin with this one; the more is missing, the less they count. */
  completionsOf(word: string): Variant[] {
    return Array.from(this.#tree.atPrefix(word).values())
      .filter((term) => term.word !== word)
      .map((term) => ({ term, weight: PREFIX_WEIGHT * Math.sqrt(word.length / term.word.length) }));
  }

  /** Words that this one becomes when a letter is added, left out or changed, or two neighbours are swapped. */
  correctionsOf(word: string): Variant[] {
    const edited = Array.from(this.#tree.fuzzyGet(word, 1).values(), ([term]) => term);
    const swapped = swaps(word).flatMap((swap) => this.#terms.get(swap) ?? []);
    return [...edited, ...swapped]
      .filter((term) => term.word !== word)
      .map((term) => ({ term, weight: TYPO_WEIGHT }));
  }

  #introduce(term: Term): void {
    this.#terms.set(term.word, term);
    this.#tree.set(term.word, term);
    const root = stem(term.word);
    const family = this.#families.get(root);
    if (family) family.add(term);
    else this.#families.set(root, new Set([term]));
  }

  #forget(term: Term): void {
    this.#terms.delete(term.word);
    this.#tree.delete(term.word);
    const root = stem(term.word);
    const family = this.#families.get(root);
    family?.delete(term);
    if (family?.size === 0) this.#families.delete(root);
  }
}

/** The word with each two neighbouring letters swapped: one slip of the hands, though two edits. */
function swaps(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return letter === before
      ? []
      : [
          letters
            .with(index, letter)
            .with(index + 1, before)
            .join(''),
        ];
  });
}
