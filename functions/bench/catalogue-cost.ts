import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Catalogue } from '../src/domain/catalogue/catalogue.ts';
import { type CatalogueEntry, popularity } from '../src/domain/catalogue/entry.ts';
import { loadCatalogue } from '../src/domain/catalogue/rebuild.ts';
import { SNAPSHOT, saveSnapshot } from '../src/domain/catalogue/snapshot.ts';
import { bucket } from '../src/firebase.ts';
import { type MadeUpVideo, madeUpVideos } from './made-up-videos.ts';

/** What the catalogue costs an instance: bytes, and milliseconds of CPU time, in which the machine's other work is not. */
export interface CatalogueCost {
  videos: number;
  /** Writing the snapshot, and what it weighs. */
  save: number;
  snapshotBytes: number;
  /** From the snapshot to the first feed. */
  load: number;
  catalogueBytes: number;
  /** From there to the first search, in slices of some milliseconds. */
  index: number;
  indexBytes: number;
  /** One answer, by what is asked for. */
  answers: Record<string, number>;
}

const RUNS = 15;
const PAGE = 40;
const RELATED = 20;
const SUBSCRIPTIONS = 500;

/** Milliseconds of CPU time, garbage collection included. */
async function cpu(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function median(run: () => unknown): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) took.push(await cpu(run));
  return took.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const entryOf = (video: MadeUpVideo): CatalogueEntry => ({
  ...video,
  popularity: popularity({ views: video.views, likeCount: 0, dislikeCount: 0, commentCount: 0 }),
  changedAt: video.createdAt * 1000,
});

async function answerCosts(catalogue: Catalogue, some: MadeUpVideo): Promise<Record<string, number>> {
  const index = await catalogue.index.ready();
  const words = some.title.split(' ').toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const channels = Array.from({ length: SUBSCRIPTIONS }, (_, number) => `channel${number}`);
  const asked: Record<string, () => unknown> = {
    random: () => catalogue.random.page(Math.floor(Math.random() * 2 ** 32), PAGE),
    sub: () => catalogue.timelines.page(channels, PAGE),
    tags: () => catalogue.tags.sharing(some.tags, RELATED),
    'search: a rare word': () => index.search(longest),
    'a common word': () => index.search(words.at(-1) ?? ''),
    'one letter': () => index.search(longest.slice(0, 1)),
    'a typo': () => index.search(`${longest.slice(0, -1)}x`),
    'a whole title': () => index.search(some.title),
  };
  const costs: Record<string, number> = {};
  for (const [name, run] of Object.entries(asked)) costs[name] = await median(run);
  return costs;
}

/** Measures the catalogue of so many videos. */
export async function catalogueCost(videos: number): Promise<CatalogueCost> {
  const made = madeUpVideos(videos);
  const save = await cpu(() => saveSnapshot({ asOf: 0, readAt: 0, entries: made.map(entryOf) }));
  const [{ size }] = await bucket().file(SNAPSHOT).getMetadata();
  let catalogue = new Catalogue();
  const empty = heap();
  const load = await cpu(async () => {
    ({ catalogue } = await loadCatalogue());
  });
  const loaded = heap();
  const index = await cpu(() => catalogue.index.ready());
  const indexed = heap();
  const some = made[Math.floor(videos / 2)];
  return {
    videos,
    save,
    snapshotBytes: Number(size),
    load,
    catalogueBytes: loaded - empty,
    index,
    indexBytes: indexed - loaded,
    answers: some ? await answerCosts(catalogue, some) : {},
  };
}
