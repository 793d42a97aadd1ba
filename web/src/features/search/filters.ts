import type { Video } from '@lantern/functions/contract/routes';

const day = 86_400_000;

/** How far back each choice of upload date reaches, in milliseconds. */
const reach = {
  any: Number.POSITIVE_INFINITY,
  day,
  week: 7 * day,
  month: 30 * day,
  year: 365 * day,
} as const;

/** What each choice of duration takes: from, and less than, in seconds. */
const span = {
  any: [0, Number.POSITIVE_INFINITY],
  short: [0, 240],
  medium: [240, 1200],
  long: [1200, Number.POSITIVE_INFINITY],
} as const;

const order = {
  relevance: () => 0,
  date: (a: Video, b: Video) => b.createdAt.localeCompare(a.createdAt),
  views: (a: Video, b: Video) => b.views - a.views,
} as const;

export interface Filters {
  sort: keyof typeof order;
  uploaded: keyof typeof reach;
  length: keyof typeof span;
}

function pick<Choices extends object>(
  choices: Choices,
  wanted: string | null,
  initial: keyof Choices,
): keyof Choices {
  return wanted !== null && Object.hasOwn(choices, wanted) ? (wanted as keyof Choices) : initial;
}

/** The filters that an address asks for; what it does not name, or names wrongly, is left open. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    sort: pick(order, params.get('sort'), 'relevance'),
    uploaded: pick(reach, params.get('uploaded'), 'any'),
    length: pick(span, params.get('length'), 'any'),
  };
}

/** Those of the videos that the filters leave, in the order they ask for. A video of unknown length is of any only. */
export function filtered(
  videos: readonly Video[],
  { sort, uploaded, length }: Filters,
  now: number,
): Video[] {
  const [from, until] = span[length];
  return videos
    .filter(({ createdAt }) => now - Date.parse(createdAt) <= reach[uploaded])
    .filter(
      ({ duration }) => length === 'any' || (duration !== undefined && duration >= from && duration < until),
    )
    .toSorted(order[sort]);
}
