import * as logger from 'firebase-functions/logger';
import { videos } from '../documents.ts';
import { Catalogue } from './catalogue.ts';
import { applyChanges, readEverything } from './changes.ts';
import { ENTRY_FIELDS, entryOf } from './entry.ts';
import { type Snapshot, type SnapshotHeader, loadSnapshot, saveSnapshot } from './snapshot.ts';

/** A catalogue in memory, and what is known about how fresh it is. */
export interface Loaded extends SnapshotHeader {
  catalogue: Catalogue;
}

/** Popularity moves without a trace in `changedAt`, so everything is read again once a day. */
const FULL_READ_EVERY_MS = 24 * 60 * 60 * 1000;

/** Whose popularity moves most is among the first of the trending feed; these are looked after at each rebuild. */
const TRENDING = 200;

/**
 * The catalogue as of the last snapshot: one object read. Without one, every video, and the next instance that starts finds a
 * snapshot. While Cloud Storage is away every video too, with a line in the log; what lies there may be whole, and stays.
 */
export async function loadCatalogue(): Promise<Loaded> {
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await loadSnapshot();
  } catch (error) {
    logger.warn('The catalogue’s snapshot cannot be reached', { error });
    return readCatalogue();
  }
  if (snapshot) return catalogueOf(snapshot);
  const loaded = await readCatalogue();
  await keep(loaded).catch((error: unknown) => {
    logger.warn('The catalogue’s snapshot cannot be written', { error });
  });
  return loaded;
}

function catalogueOf({ asOf, readAt, entries }: Snapshot): Loaded {
  const catalogue = new Catalogue();
  for (const entry of entries) catalogue.put(entry);
  return { catalogue, asOf, readAt };
}

async function readCatalogue(): Promise<Loaded> {
  const catalogue = new Catalogue();
  const { asOf, documents } = await readEverything(catalogue);
  logger.info('Read every video for the catalogue', { documents });
  return { catalogue, asOf, readAt: asOf };
}

/**
 * Makes the next snapshot: from the last one and what changed since, or from every video once a day. Running it twice, or
 * at the same time as another, does no harm.
 * @throws what Cloud Storage throws while it is away, before any video is read
 */
export async function rebuildCatalogue(now: Date): Promise<void> {
  const snapshot = await loadSnapshot();
  if (!snapshot || now.getTime() - snapshot.readAt > FULL_READ_EVERY_MS) {
    await keep(await readCatalogue());
    return;
  }
  const loaded = catalogueOf(snapshot);
  const { asOf, documents } = await applyChanges(loaded.catalogue, loaded.asOf);
  await refreshTrending(loaded.catalogue);
  await keep({ ...loaded, asOf });
  logger.info('Rebuilt the catalogue’s snapshot', { documents, videos: loaded.catalogue.size });
}

async function refreshTrending(catalogue: Catalogue): Promise<void> {
  const trending = await videos
    .where('visibility', '==', 'public')
    .orderBy('score', 'desc')
    .limit(TRENDING)
    .select(...ENTRY_FIELDS)
    .get();
  for (const document of trending.docs) {
    const entry = catalogue.get(document.id);
    const now = entryOf(document.id, document.data());
    if (entry && now) entry.popularity = now.popularity;
  }
}

const keep = ({ catalogue, asOf, readAt }: Loaded): Promise<void> =>
  saveSnapshot({ asOf, readAt, entries: [...catalogue.entries()] });
