import type { CatalogueEntry } from './entry.ts';
import { LazyIndex } from './lazy-index.ts';
import { RandomOrder } from './random-order.ts';
import type { Shelf } from './shelf.ts';
import { TagShelf } from './tag-shelf.ts';
import { Timelines } from './timelines.ts';

/** Every public video in memory, ready to be picked from in each of the ways that feeds and searches do. */
export class Catalogue {
  readonly random = new RandomOrder();
  readonly timelines = new Timelines();
  readonly tags = new TagShelf();
  readonly index = new LazyIndex();
  readonly #shelves: readonly Shelf[] = [this.random, this.timelines, this.tags, this.index];
  readonly #entries = new Map<string, CatalogueEntry>();

  get size(): number {
    return this.#entries.size;
  }

  entries(): MapIterator<CatalogueEntry> {
    return this.#entries.values();
  }

  get(id: string): CatalogueEntry | undefined {
    return this.#entries.get(id);
  }

  /** Adds a video or replaces what was known of it; what is known already costs nothing. */
  put(entry: CatalogueEntry): void {
    const known = this.#entries.get(entry.id);
    if (known?.changedAt === entry.changedAt) return;
    if (known) this.remove(known.id);
    this.#entries.set(entry.id, entry);
    for (const shelf of this.#shelves) shelf.put(entry);
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    for (const shelf of this.#shelves) shelf.remove(entry);
  }
}
