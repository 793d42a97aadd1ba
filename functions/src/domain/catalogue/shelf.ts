import type { CatalogueEntry } from './entry.ts';

/** One way of looking at the catalogue. It is told of every entry that comes and goes; a changed one goes and comes. */
export interface Shelf {
  put(entry: CatalogueEntry): void;
  remove(entry: CatalogueEntry): void;
}
