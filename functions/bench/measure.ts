import { searchSuggestions } from '../src/domain/catalogue/feeds.ts';
import { rebuildCatalogue } from '../src/domain/catalogue/rebuild.ts';
import { startApi } from '../src/testing/api.ts';
import { trafficOf } from '../src/testing/traffic.ts';
import { type Measured, callsAbout } from './calls.ts';
import { madeUpVideos } from './made-up-videos.ts';
import { followMany, seed } from './seed.ts';
import { type Timing, timed } from './timing.ts';

/** What one way to a screen costs. */
export interface Cost extends Timing {
  reads: number;
  bytes: number;
}

/** What was measured with so many videos. */
export interface Measurement {
  videos: number;
  calls: { name: string; ours: Cost; naive?: Cost }[];
}

/** Counts what the first run reads, and times those after it. */
async function costOf(run: () => Promise<string>): Promise<Cost> {
  let bytes = 0;
  const counted = async () => {
    bytes = Buffer.byteLength(await run());
  };
  const { reads } = await trafficOf(counted);
  return { ...(await timed(counted)), reads: reads.length, bytes };
}

async function measure(videos: number): Promise<Measurement> {
  const made = madeUpVideos(videos);
  await seed(made);
  // As the schedule does; what an instance then pays once is measured by catalogue.ts.
  await rebuildCatalogue(new Date());
  const api = startApi();
  const member = await api.member();
  const channelIds = await followMany(member.user._id, made);
  const call = async ({ path }: Measured) => {
    const response = await member.send('GET', path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.text();
  };
  await searchSuggestions('');
  const calls: Measurement['calls'] = [];
  for (const measured of callsAbout(made, channelIds)) {
    const ours = await costOf(() => call(measured));
    const { naive } = measured;
    if (!naive) calls.push({ name: measured.name, ours });
    else {
      const theirs = await costOf(async () => JSON.stringify(await naive()));
      calls.push({ name: measured.name, ours, naive: theirs });
    }
    console.error(`${videos}: ${measured.name}`);
  }
  return { videos, calls };
}

/** `node measure.ts <videos>`: seeds so many, measures, and prints what it found as JSON. The project must be empty. */
console.log(JSON.stringify(await measure(Number(process.argv[2]))));
process.exit();
