import type { CatalogueEntry } from './entry.ts';
import type { Shelf } from './shelf.ts';

/** A moment in a channel's timeline, told apart from others of the same millisecond. */
export type Moment = Pick<CatalogueEntry, 'createdAt' | 'id'>;

/** Newest first. */
const compare = (a: Moment, b: Moment) =>
  b.createdAt - a.createdAt || (a.id > b.id ? -1 : Number(a.id < b.id));

/** Each channel's videos, newest first. */
export class Timelines implements Shelf {
  readonly #channels = new Map<string, CatalogueEntry[]>();

  put(entry: CatalogueEntry): void {
    const timeline = this.#channels.get(entry.userId);
    if (timeline) timeline.splice(firstFrom(timeline, entry), 0, entry);
    else this.#channels.set(entry.userId, [entry]);
  }

  remove(entry: CatalogueEntry): void {
    const timeline = this.#channels.get(entry.userId) ?? [];
    const at = firstFrom(timeline, entry);
    if (timeline[at]?.id === entry.id) timeline.splice(at, 1);
    if (timeline.length === 0) this.#channels.delete(entry.userId);
  }

  /**
   * The videos of some channels together, newest first.
   * @param after the last one of the page before
   */
  page(channelIds: readonly string[], limit: number, after?: Moment): CatalogueEntry[] {
    const heads = [...new Set(channelIds)].flatMap((channelId) => {
      const timeline = this.#channels.get(channelId);
      return timeline ? [{ timeline, next: after ? firstAfter(timeline, after) : 0 }] : [];
    });
    const page: CatalogueEntry[] = [];
    while (page.length < limit) {
      let newest: (typeof heads)[number] | undefined;
      for (const head of heads) if (isBefore(headOf(head), newest && headOf(newest))) newest = head;
      const entry = newest && headOf(newest);
      if (!newest || !entry) return page;
      page.push(entry);
      newest.next += 1;
    }
    return page;
  }
}

const headOf = ({ timeline, next }: { timeline: CatalogueEntry[]; next: number }) => timeline[next];

const isBefore = (entry: CatalogueEntry | undefined, other: CatalogueEntry | undefined): boolean =>
  entry !== undefined && (other === undefined || compare(entry, other) < 0);

/** Where the moment is in the timeline, or would be. */
function firstFrom(timeline: readonly CatalogueEntry[], moment: Moment): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = timeline[middle];
    if (entry && compare(entry, moment) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstAfter(timeline: readonly CatalogueEntry[], moment: Moment): number {
  const at = firstFrom(timeline, moment);
  return timeline[at]?.id === moment.id ? at + 1 : at;
}
