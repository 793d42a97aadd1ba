import type { CatalogueEntry } from './entry.ts';
import { fold } from './folding.ts';
import type { Shelf } from './shelf.ts';
import { Shortlist } from './shortlist.ts';

/** Tags that read the same are one: they are kept as sent, with whatever spaces and capitals. */
const distinctTags = (tags: readonly string[]): Set<string> =>
  new Set(tags.map((tag) => fold(tag).trim()).filter((tag) => tag !== ''));

/** The videos of each tag. */
export class TagShelf implements Shelf {
  readonly #tagged = new Map<string, Set<CatalogueEntry>>();

  put(entry: CatalogueEntry): void {
    for (const tag of distinctTags(entry.tags)) {
      const videos = this.#tagged.get(tag);
      if (videos) videos.add(entry);
      else this.#tagged.set(tag, new Set([entry]));
    }
  }

  remove(entry: CatalogueEntry): void {
    for (const tag of distinctTags(entry.tags)) {
      const videos = this.#tagged.get(tag);
      videos?.delete(entry);
      if (videos?.size === 0) this.#tagged.delete(tag);
    }
  }

  /** The videos that have any of the tags: those with the most of them first, of equals the more popular. */
  sharing(tags: readonly string[], limit: number): CatalogueEntry[] {
    const shared = new Map<CatalogueEntry, number>();
    for (const tag of distinctTags(tags))
      for (const entry of this.#tagged.get(tag) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    const first = new Shortlist<[CatalogueEntry, number]>(
      limit,
      ([a, ofA], [b, ofB]) => ofB - ofA || b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
    );
    for (const entryAndCount of shared) first.add(entryAndCount);
    return first.items.map(([entry]) => entry);
  }
}
