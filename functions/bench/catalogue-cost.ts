import { Catalogue } from '../src/domain/catalogue/catalogue.ts';
import { loadCatalogue, rebuildCatalogue } from '../src/domain/catalogue/rebuild.ts';
import { SNAPSHOT } from '../src/domain/catalogue/snapshot.ts';
import { bucket } from '../src/firebase.ts';

/** What the catalogue costs an instance: bytes, and milliseconds of CPU time, in which the machine's other work is not. */
export interface CatalogueCost {
  /** The first snapshot, from every document. */
  build: number;
  /** The next one, when nothing has changed. */
  rebuild: number;
  snapshotBytes: number;
  /** From the snapshot to the first feed. */
  load: number;
  /** From there to the first search, in slices of some milliseconds. */
  index: number;
  catalogueBytes: number;
  indexBytes: number;
}

async function took(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Memory in use after everything unused has been collected; Node has to run with --expose-gc. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Measures the catalogue of the videos that are in Firestore. */
export async function catalogueCost(): Promise<CatalogueCost> {
  const build = await took(() => rebuildCatalogue(new Date()));
  const rebuild = await took(() => rebuildCatalogue(new Date()));
  const [{ size }] = await bucket().file(SNAPSHOT).getMetadata();
  let catalogue = new Catalogue();
  const empty = heap();
  const load = await took(async () => {
    ({ catalogue } = await loadCatalogue());
  });
  const loaded = heap();
  const index = await took(() => catalogue.index.ready());
  const indexed = heap();
  return {
    build,
    rebuild,
    snapshotBytes: Number(size),
    load,
    index,
    catalogueBytes: loaded - empty,
    indexBytes: indexed - loaded,
  };
}
