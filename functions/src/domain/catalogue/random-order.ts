import type { CatalogueEntry } from './entry.ts';
import type { Shelf } from './shelf.ts';
import { Shortlist } from './shortlist.ts';

/** Spreads 32 bits evenly over 32 bits: the finaliser of MurmurHash3 (Austin Appleby, public domain). */
function mix(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number for an id: 32-bit FNV-1a (Fowler, Noll, Vo; RFC 9923). */
function hash(id: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    bits = Math.imul(bits ^ id.charCodeAt(index), 0x01000193);
  return bits >>> 0;
}

interface Place {
  id: string;
  key: number;
}

const compare = (a: Place, b: Place) => a.key - b.key || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * All videos, shuffled by a seed. A video's place in the shuffle depends on its id and the seed alone, so every instance
 * shuffles alike, and what comes and goes between two pages moves nothing else.
 */
export class RandomOrder implements Shelf {
  readonly #hashes = new Map<string, number>();

  put({ id }: CatalogueEntry): void {
    this.#hashes.set(id, hash(id));
  }

  remove({ id }: CatalogueEntry): void {
    this.#hashes.delete(id);
  }

  /**
   * The ids that come next in the shuffle of this seed.
   * @param after the last id of the page before
   */
  page(seed: number, limit: number, after?: string): string[] {
    const shuffle = mix(seed);
    const last = after === undefined ? undefined : { id: after, key: mix(hash(after) ^ shuffle) };
    const first = new Shortlist(limit, compare);
    for (const [id, bits] of this.#hashes) {
      const key = mix(bits ^ shuffle);
      if (first.worst && key > first.worst.key) continue;
      const place = { id, key };
      if (!last || compare(place, last) > 0) first.add(place);
    }
    return first.items.map(({ id }) => id);
  }
}
