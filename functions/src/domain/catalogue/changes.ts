import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { videos } from '../documents.ts';
import type { Catalogue } from './catalogue.ts';
import { ENTRY_FIELDS, entryOf } from './entry.ts';

/**
 * How long a write may take from the moment that is noted in it as `changedAt` until a query sees it. Each look goes back
 * by that much, so that a slow write is not passed over; what it meets again is known already.
 */
const OVERLAP_MS = 10_000;

const PAGE = 2_000;

/** Up to when a query has seen everything: by Firestore's clock, which also writes `changedAt`, and not by ours. */
const seenUntil = (readTime: Timestamp): number => readTime.toMillis() - OVERLAP_MS;

interface Read {
  /** Milliseconds; what to look from the next time. */
  asOf: number;
  documents: number;
}

/** Reads what a query finds, and notes each video as it is now: new, changed, or gone. */
async function apply(catalogue: Catalogue, query: Query): Promise<Read & { last: string | undefined }> {
  const found = await query.select(...ENTRY_FIELDS).get();
  for (const document of found.docs) {
    const entry = entryOf(document.id, document.data());
    if (entry) catalogue.put(entry);
    else catalogue.remove(document.id);
  }
  return { asOf: seenUntil(found.readTime), documents: found.size, last: found.docs.at(-1)?.id };
}

/** Brings a catalogue that has everything up to `asOf` up to date, with one query. Deleted videos are met as tombstones. */
export const applyChanges = (catalogue: Catalogue, asOf: number): Promise<Read> =>
  apply(catalogue, videos.where('changedAt', '>', Timestamp.fromMillis(asOf)).orderBy('changedAt'));

/** Reads every public video. */
export async function readEverything(catalogue: Catalogue): Promise<Read> {
  const byId = videos.where('visibility', '==', 'public').orderBy(FieldPath.documentId()).limit(PAGE);
  const first = await apply(catalogue, byId);
  let { documents, last } = first;
  while (last !== undefined && documents % PAGE === 0) {
    const next = await apply(catalogue, byId.startAfter(last));
    documents += next.documents;
    last = next.last;
  }
  return { asOf: first.asOf, documents };
}
