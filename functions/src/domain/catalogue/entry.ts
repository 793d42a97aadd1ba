import type { VideoDocument } from '../documents.ts';
import { type Engagement, engagement } from '../trend/score.ts';

/** A public video as the catalogue holds it. Dates count from 1970, in milliseconds. */
export interface CatalogueEntry {
  id: string;
  title: string;
  tags: readonly string[];
  /** The channel: its owner's id and name. */
  userId: string;
  channel: string;
  /** As of the last snapshot that was read; see `popularity`. */
  popularity: number;
  createdAt: number;
  /** In microseconds, as exactly as Firestore keeps it: no two changes of one video are of the same moment. */
  changedAt: number;
}

/** The fields of a video's document that its entry is made of. */
export const ENTRY_FIELDS = [
  'title',
  'tags',
  'userId',
  'channel',
  'visibility',
  'isPlayable',
  'views',
  'likeCount',
  'dislikeCount',
  'commentCount',
  'createdAt',
  'changedAt',
] as const satisfies (keyof VideoDocument)[];

/** How much people do with a video, as a decimal logarithm: 0 is nothing, 6 a million views. */
export function popularity(counts: Engagement): number {
  return Math.round(100 * Math.log10(1 + engagement(counts))) / 100;
}

/** The part of a video's document that its entry is made of. */
export type EntrySource = Pick<VideoDocument, (typeof ENTRY_FIELDS)[number]>;

/** Is it in the feeds: may everybody see it, and is there something to watch as far as anybody knows? */
export const isListed = ({
  visibility,
  isPlayable,
}: Pick<EntrySource, 'visibility' | 'isPlayable'>): boolean =>
  visibility === 'public' && isPlayable !== false;

/** A video's entry, or undefined when it is not in the feeds. */
export function entryOf(id: string, video: EntrySource): CatalogueEntry | undefined {
  if (!isListed(video)) return undefined;
  return {
    id,
    title: video.title,
    tags: video.tags,
    userId: video.userId,
    channel: video.channel.name,
    popularity: popularity(video),
    createdAt: video.createdAt.toMillis(),
    changedAt: video.changedAt.seconds * 1e6 + Math.floor(video.changedAt.nanoseconds / 1e3),
  };
}
