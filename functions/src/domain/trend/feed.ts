import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { id } from '../../contract/fields.ts';
import type { Video } from '../../contract/routes.ts';
import { isListed } from '../catalogue/entry.ts';
import { type Page, decodeCursor, encodeCursor } from '../cursor.ts';
import { videos } from '../documents.ts';
import { presentInFeed } from '../videos/present.ts';

const place = z.tuple([z.number(), id]);

/**
 * The public videos by score (see `trendScore`), highest first: one indexed query. A video that rises past the cursor
 * between two pages is not shown twice; one that falls, which only dislikes can make it, may be.
 * @throws {Refusal} invalid (the cursor)
 */
export async function trendFeed({
  limit,
  cursor,
}: {
  limit: number;
  cursor?: string | undefined;
}): Promise<Page<Video>> {
  let query = videos
    .where('visibility', '==', 'public')
    .orderBy('score', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  if (cursor !== undefined) query = query.startAfter(...decodeCursor(place, cursor));
  const { docs } = await query.get();
  const last = docs.at(limit - 1);
  return {
    items: docs.flatMap((video) => (isListed(video.data()) ? [presentInFeed(video.id, video.data())] : [])),
    next: last && encodeCursor([last.data().score, last.id]),
  };
}
