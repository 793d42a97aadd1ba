import * as logger from 'firebase-functions/logger';
import type { Catalogue } from './catalogue.ts';
import { applyChanges } from './changes.ts';
import { type Loaded, loadCatalogue } from './rebuild.ts';
import { loadSnapshot } from './snapshot.ts';

const TOP_UP_EVERY_MS = 1_000;
const ADOPT_POPULARITY_EVERY_MS = 60 * 60 * 1000;

/** The catalogue of this instance: loaded when it is first asked for, and never more than a second behind afterwards. */
export class LiveCatalogue {
  #loading: Promise<Loaded> | undefined;
  #toppingUp: Promise<void> | undefined;
  #toppedUpAt = -Infinity;
  #popularityAt: number;
  readonly #clock: () => number;

  /** @param clock milliseconds since whenever */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#popularityAt = clock();
  }

  /**
   * The catalogue with everything in it that was there a second ago. Requests that come together share one load and one
   * look for changes. While Firestore is away it stays as it was.
   * @throws whatever Firestore throws when it could not be loaded at all
   */
  async current(): Promise<Catalogue> {
    this.#loading ??= this.#load();
    const loaded = await this.#loading;
    if (this.#clock() - this.#toppedUpAt >= TOP_UP_EVERY_MS) {
      this.#toppingUp ??= this.#topUp(loaded).finally(() => {
        this.#toppingUp = undefined;
      });
      await this.#toppingUp;
    }
    return loaded.catalogue;
  }

  async #load(): Promise<Loaded> {
    try {
      const loaded = await loadCatalogue();
      void loaded.catalogue.index.ready();
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  async #topUp(loaded: Loaded): Promise<void> {
    const startedAt = this.#clock();
    try {
      const { asOf } = await applyChanges(loaded.catalogue, loaded.asOf);
      loaded.asOf = asOf;
      if (startedAt - this.#popularityAt >= ADOPT_POPULARITY_EVERY_MS) {
        this.#popularityAt = startedAt;
        void adoptPopularity(loaded.catalogue);
      }
    } catch (error) {
      logger.warn('The catalogue could not be brought up to date', { error });
    }
    // Counted from its end, so that a slow look is not followed by the next one at once.
    this.#toppedUpAt = this.#clock();
  }
}

/** Popularity is the last snapshot's, also on an instance that lives for days. */
async function adoptPopularity(catalogue: Catalogue): Promise<void> {
  try {
    for (const { id, popularity } of (await loadSnapshot())?.entries ?? []) {
      const entry = catalogue.get(id);
      if (entry) entry.popularity = popularity;
    }
  } catch (error) {
    logger.warn('The catalogue’s snapshot cannot be reached', { error });
  }
}
