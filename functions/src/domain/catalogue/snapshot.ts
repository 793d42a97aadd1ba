import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { bucket } from '../../firebase.ts';
import type { CatalogueEntry } from './entry.ts';

/** The catalogue's object, under the version of its format: code of another version neither reads nor spoils it. */
export const SNAPSHOT = 'catalogue/1.jsonl.gz';

const HTTP_NOT_FOUND = 404;

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
 * The last snapshot, or undefined when there has been none.
 * @throws {Error} when the object cannot be read or is not whole
 */
export async function loadSnapshot(): Promise<Snapshot | undefined> {
  const [object] = await bucket()
    .file(SNAPSHOT)
    .download()
    .catch((error: unknown) => {
      if (isNotFound(error)) return [undefined];
      throw error;
    });
  if (!object) return undefined;
  const [first = '', ...lines] = (await promisify(gunzip)(object)).toString().split('\n');
  const { asOf, readAt, videos } = header.parse(JSON.parse(first));
  if (lines.length !== videos) throw new Error(`The snapshot has ${lines.length} of ${videos} videos`);
  return { asOf, readAt, entries: lines.map(entryOfLine) };
}

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === HTTP_NOT_FOUND;
