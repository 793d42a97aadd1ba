import { limits } from '../../contract/limits.ts';
import type { CatalogueEntry } from './entry.ts';
import { fold, squash } from './folding.ts';
import { FIELD, Scoreboard, posting } from './scoring.ts';
import { indexTerms, queryWords } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';
import { type Way, asTyped, mistyped, tellingWords } from './word-match.ts';

/** Nobody turns so many pages. */
const MOST_RESULTS = 1000;
/** Fewer than this make a page that looser ways of matching may fill up. */
const ENOUGH = limits.page.initial;
/** A power of ten in popularity lifts a result by this part of its relevance. */
const POPULARITY_WEIGHT = 0.15;
/** Results of the loosest way that are this much worse than the best of them are noise. */
const NOISE = 0.25;

/** Documents by number, with what makes one of them more relevant than another. */
interface Matches {
  documents: number[];
  relevance: (document: number) => number;
}

/**
 * Full-text search over titles, tags and channel names, ranked by BM25 and popularity.
 *
 * A query is matched from strict to loose, and results of a stricter way stand before those of a looser one: every word as
 * typed, or begun, or in another form; every word somewhere inside the title; every word with one typo; some of the words.
 */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #numbers = new Map<string, number>();
  /** By document number. Numbers are never used again, so that postings stay in order. */
  readonly #entries: (CatalogueEntry | undefined)[] = [];
  readonly #squashedTitles: string[] = [];
  readonly #titleWords: number[] = [];
  #allTitleWords = 0;

  /** Adds a video, or replaces what was known of it. */
  put(entry: CatalogueEntry): void {
    this.remove(entry.id);
    const document = this.#entries.length;
    const title = fold(entry.title);
    const titleTerms = indexTerms(title);
    for (const [term, fields] of fieldsByTerm(entry, titleTerms))
      this.#vocabulary.add(term, posting(document, fields));
    this.#numbers.set(entry.id, document);
    this.#entries.push(entry);
    this.#squashedTitles.push(squash(title));
    this.#titleWords.push(titleTerms.length);
    this.#allTitleWords += titleTerms.length;
  }

  remove(id: string): void {
    const document = this.#numbers.get(id);
    const entry = document === undefined ? undefined : this.#entries[document];
    if (document === undefined || !entry) return;
    for (const [term, fields] of fieldsByTerm(entry, indexTerms(fold(entry.title))))
      this.#vocabulary.remove(term, posting(document, fields));
    this.#numbers.delete(id);
    this.#entries[document] = undefined;
    this.#squashedTitles[document] = '';
    this.#allTitleWords -= this.#titleWords[document] ?? 0;
  }

  /** What a query finds, best first, 1,000 at most. */
  search(query: string): CatalogueEntry[] {
    const folded = fold(query).trim();
    const { pieces, terms } = queryWords(folded);
    if (terms.length === 0) return this.#entriesOf(this.#ranked(this.#literally(query.trim())));
    const words = tellingWords(terms);
    const found = new Set<number>();
    const add = (matches: Matches) => {
      for (const document of this.#ranked(matches)) found.add(document);
    };
    add(this.#havingAll(words, asTyped));
    if (found.size < MOST_RESULTS) add(this.#containing(pieces));
    if (found.size < ENOUGH) add(this.#havingAll(words, mistyped));
    if (found.size < ENOUGH) add(this.#havingSome(words));
    return this.#entriesOf([...found].slice(0, MOST_RESULTS));
  }

  /** The videos that have every word of an unfinished query, best first; with a typo only when there are none without. */
  complete(query: string): CatalogueEntry[] {
    const { terms } = queryWords(fold(query).trim());
    const words = tellingWords(terms);
    if (words.length === 0) return [];
    const typed = this.#ranked(this.#havingAll(words, asTyped));
    return this.#entriesOf(typed.length > 0 ? typed : this.#ranked(this.#havingAll(words, mistyped)));
  }

  #scored(words: readonly string[], way: Way): Scoreboard {
    const documents = this.#numbers.size;
    const average = this.#allTitleWords / Math.max(1, documents);
    const board = new Scoreboard({ words: this.#titleWords, average, documents });
    words.forEach((word, index) => {
      board.addWord(way(this.#vocabulary, word, index === words.length - 1));
    });
    return board;
  }

  #havingAll(words: readonly string[], way: Way): Matches {
    const board = this.#scored(words, way);
    return { documents: board.having(words.length), relevance: (document) => board.scoreOf(document) };
  }

  #havingSome(words: readonly string[]): Matches {
    const board = this.#scored(words, mistyped);
    const documents = board.having(1);
    const best = documents.reduce((most, document) => Math.max(most, board.scoreOf(document)), 0);
    return {
      documents: documents.filter((document) => board.scoreOf(document) >= NOISE * best),
      relevance: (document) => board.scoreOf(document),
    };
  }

  /** Every piece stands in the title, inside words too; spaces and punctuation do not count. */
  #containing(pieces: readonly string[]): Matches {
    const rarestFirst = pieces.toSorted((a, b) => b.length - a.length);
    const documents: number[] = [];
    this.#squashedTitles.forEach((title, document) => {
      if (rarestFirst.every((piece) => title.includes(piece))) documents.push(document);
    });
    const whole = pieces.join('');
    return {
      documents,
      relevance: (document) => (this.#squashedTitles[document]?.includes(whole) ? 2 : 1),
    };
  }

  /** A query of punctuation alone is looked for as it stands. */
  #literally(text: string): Matches {
    const documents = text === '' ? [] : [...this.#entries.keys()];
    return {
      documents: documents.filter((document) => this.#entries[document]?.title.includes(text)),
      relevance: () => 1,
    };
  }

  /** The best of the matches, best first. Equals are told apart by id, so that every instance answers the same. */
  #ranked({ documents, relevance }: Matches): number[] {
    const ranks = Float64Array.from(documents, (document) => relevance(document) * this.#lift(document));
    const least = ranks.toSorted().at(-MOST_RESULTS) ?? 0;
    return documents
      .map((document, index) => ({ document, rank: ranks[index] ?? 0 }))
      .filter(({ rank }) => rank >= least)
      .toSorted((a, b) => b.rank - a.rank || (this.#idOf(a.document) < this.#idOf(b.document) ? -1 : 1))
      .map(({ document }) => document);
  }

  #lift(document: number): number {
    return 1 + POPULARITY_WEIGHT * (this.#entries[document]?.popularity ?? 0);
  }

  #idOf(document: number): string {
    return this.#entries[document]?.id ?? '';
  }

  #entriesOf(documents: readonly number[]): CatalogueEntry[] {
    return documents.flatMap((document) => this.#entries[document] ?? []);
  }
}

/** Every term of a video with the set of fields that it stands in. */
function fieldsByTerm(entry: CatalogueEntry, titleTerms: readonly string[]): Map<string, number> {
  const fields = new Map<string, number>();
  const note = (terms: readonly string[], field: number) => {
    for (const term of terms) fields.set(term, (fields.get(term) ?? 0) | field);
  };
  note(titleTerms, FIELD.title);
  note(indexTerms(fold(entry.channel)), FIELD.channel);
  note(indexTerms(fold(entry.tags.join('\n'))), FIELD.tags);
  return fields;
}
