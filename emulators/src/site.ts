import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.ts';
import { fixedPorts, readFirebaseConfig } from './config.ts';
import { withSuite, type Suite } from './launcher.ts';
import { STATE } from './paths.ts';
import { requireFree } from './ports.ts';
import { DEMO_LOADER } from './programs.ts';
import { ffmpeg, java, requireTools } from './tools.ts';

/** The project whose data is kept from one start to the next. */
const PROJECT = 'demo-lantern';
const DATA = join(STATE, 'data');

/**
 * Builds the product and holds the site up on its fixed ports until Ctrl-C, with the data that was there at the last
 * stop, or with demo content where there is none; `--fresh` on the command line forgets the data first.
 */
export async function withSite(work: (suite: Suite) => Promise<number>): Promise<number> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' } } });
  const ports = fixedPorts(readFirebaseConfig());
  await requireFree(ports);
  requireTools([java, ffmpeg]);
  console.log('Building …');
  await buildAll();
  if (values.fresh) rmSync(DATA, { recursive: true, force: true });
  const isEmpty = !existsSync(DATA);
  console.log('Starting the emulators …');
  let isLoaded = !isEmpty;
  const options = { name: 'site', projectId: PROJECT, ports, data: DATA };
  const code = await withSuite(options, async (suite) => {
    const failed = isEmpty && (await loadDemo(suite));
    if (failed) return failed;
    isLoaded = true;
    return work(suite);
  });
  // Demo content that was interrupted half-way is not kept: the next start loads all of it.
  if (!isLoaded) rmSync(DATA, { recursive: true, force: true });
  return code;
}

function loadDemo(suite: Suite): Promise<number> {
  console.log('Loading demo content …');
  return suite.run(DEMO_LOADER, []);
}
