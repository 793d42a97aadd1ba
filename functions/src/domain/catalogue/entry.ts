import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
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

const count = z.number().catch(0);

/** What an entry is made of. An administrator may have left a document in any shape. */
const source = z.object({
  title: z.string(),
  tags: z.array(z.string()),
  userId: z.string(),
  channel: z.object({ name: z.string() }),
  visibility: z.string(),
  isPlayable: z.boolean().optional(),
  views: count,
  likeCount: count,
  dislikeCount: count,
  commentCount: count,
  createdAt: z.instanceof(Timestamp),
  changedAt: z.instanceof(Timestamp),
});

/** The fields of a video's document that the catalogue reads. */
export const ENTRY_FIELDS = Object.keys(source.shape);

/** Is it in the feeds: may everybody see it, and is there something to watch as far as anybody knows? */
export const isListed = ({
  visibility,
  isPlayable,
}: {
  visibility: string;
  isPlayable?: boolean | undefined;
}) => visibility === 'public' && isPlayable !== false;

/** How much people do with a video, as a decimal logarithm: 0 is nothing, 6 a million views. */
export function popularity(counts: Engagement): number {
  return Math.round(100 * Math.log10(1 + engagement(counts))) / 100;
}

/** The entry of a video's document, or undefined when it is not in the feeds or in no shape to be. */
export function entryOf(id: string, document: unknown): CatalogueEntry | undefined {
  const { data: video } = source.safeParse(document);
  if (!video || !isListed(video)) return undefined;
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
