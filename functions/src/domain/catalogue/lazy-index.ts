import { setImmediate } from 'node:timers/promises';
import type { CatalogueEntry } from './entry.ts';
import { SearchIndex } from './search-index.ts';
import type { Shelf } from './shelf.ts';

/** Some milliseconds of indexing, after which other requests have their turn. */
const SLICE = 200;

/** The search index, brought up to date when somebody searches: all other feeds need not wait for it. */
export class LazyIndex implements Shelf {
  readonly #index = new SearchIndex();
  /** What has to be put into the index by id, or removed from it. */
  readonly #waiting = new Map<string, CatalogueEntry | undefined>();
  #catchingUp: Promise<void> | undefined;

  put(entry: CatalogueEntry): void {
    this.#waiting.set(entry.id, entry);
  }

  remove({ id }: CatalogueEntry): void {
    this.#waiting.set(id, undefined);
  }

  /** The index with everything in it that was put before this call. */
  async ready(): Promise<SearchIndex> {
    while (this.#waiting.size > 0) {
      this.#catchingUp ??= this.#catchUp().finally(() => {
        this.#catchingUp = undefined;
      });
      await this.#catchingUp;
    }
    return this.#index;
  }

  async #catchUp(): Promise<void> {
    let done = 0;
    for (const [id, entry] of this.#waiting) {
      this.#waiting.delete(id);
      if (entry) this.#index.put(entry);
      else this.#index.remove(id);
      done += 1;
      if (done % SLICE === 0) await setImmediate();
    }
  }
}
