import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as logger from 'firebase-functions/logger';
import { z } from 'zod';
import { bucket } from '../../firebase.ts';
import { errorCode } from '../error-code.ts';
import type { CatalogueEntry } from './entry.ts';

/** The catalogue's object, under the version of its format: code of another version neither reads nor spoils it. */
export const SNAPSHOT = 'catalogue/1.jsonl.gz';

const HTTP_NOT_FOUND = 404;

/**
 * Somebody waits for the first feed of an instance that starts. This leaves the snapshot of 100,000 videos (6 MB) time to come,
 * also when its connection breaks once, and then time to read the videos themselves before the request's deadline.
 */
const READ_WITHIN_MS = 5_000;

const header = z.object({
  /** Milliseconds: changes up to then are in it. */
  asOf: z.number(),
  /** Milliseconds: when every video was last read for it. */
  readAt: z.number(),
  videos: z.int(),
});

/** What is known of a snapshot besides its entries. */
export type SnapshotHeader = Omit<z.infer<typeof header>, 'videos'>;

export interface Snapshot extends SnapshotHeader {
  entries: CatalogueEntry[];
}

const line = z.tuple([
  z.string(),
  z.string(),
  z.array(z.string()),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
]);

const lineOf = (entry: CatalogueEntry): z.infer<typeof line> => [
  entry.id,
  entry.title,
  [...entry.tags],
  entry.userId,
  entry.channel,
  entry.popularity,
  entry.createdAt,
  entry.changedAt,
];

function entryOfLine(text: string): CatalogueEntry {
  const [id, title, tags, userId, channel, popularity, createdAt, changedAt] = line.parse(JSON.parse(text));
  return { id, title, tags, userId, channel, popularity, createdAt, changedAt };
}

/** Keeps the catalogue as one object: gzip of a header and a line of JSON for each entry. Readers see the old or the new. */
export async function saveSnapshot({ asOf, readAt, entries }: Snapshot): Promise<void> {
  const lines = [{ asOf, readAt, videos: entries.length }, ...entries.map(lineOf)];
  const zipped = await promisify(gzip)(lines.map((value) => JSON.stringify(value)).join('\n'));
  await bucket()
    .file(SNAPSHOT)
    .save(zipped, {
      resumable: false,
      contentType: 'application/gzip',
      metadata: { cacheControl: 'private, no-store' },
    });
}

/**
 * The last snapshot; undefined when there has been none, or, with a line in the log, none that is whole.
 * @throws what Cloud Storage throws, and an AbortError when it does not give the object in time
 */
export async function loadSnapshot(): Promise<Snapshot | undefined> {
  const object = await fetchObject();
  return (
    object &&
    unpack(object).catch((error: unknown) => {
      logger.warn('The catalogue’s snapshot cannot be read', { error });
      return undefined;
    })
  );
}

async function fetchObject(): Promise<Buffer | undefined> {
  const object = bucket().file(SNAPSHOT).createReadStream();
  return buffer(addAbortSignal(AbortSignal.timeout(READ_WITHIN_MS), object)).catch((error: unknown) => {
    if (errorCode(error) === HTTP_NOT_FOUND) return undefined;
    throw error;
  });
}

async function unpack(object: Buffer): Promise<Snapshot> {
  const [first = '', ...lines] = (await promisify(gunzip)(object)).toString().split('\n');
  const { asOf, readAt, videos } = header.parse(JSON.parse(first));
  if (lines.length !== videos) throw new Error(`The snapshot has ${lines.length} of ${videos} videos`);
  return { asOf, readAt, entries: lines.map(entryOfLine) };
}
