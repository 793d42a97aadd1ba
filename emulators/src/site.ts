import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixedPorts, readFirebaseConfig } from './config.ts';
import { withSuite, type Suite } from './launcher.ts';
import { STATE } from './paths.ts';
import { DEMO_LOADER } from './programs.ts';
import { requireTools, ffmpeg, java } from './tools.ts';

/** The project whose data is kept from one start to the next. */
const PROJECT = 'demo-lantern';
const DATA = join(STATE, 'data');

/**
 * Holds the site up on its fixed ports with the data that was there at the last stop, or with demo content where there
 * is none, until Ctrl-C; `--fresh` on the command line forgets the data first.
 */
export async function withSite(work: (suite: Suite) => Promise<number>): Promise<number> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' } } });
  requireTools([java, ffmpeg]);
  if (values.fresh) rmSync(DATA, { recursive: true, force: true });
  let isComplete = existsSync(DATA);
  const options = { name: 'site', projectId: PROJECT, ports: fixedPorts(readFirebaseConfig()), data: DATA };
  const code = await withSuite(options, async (suite) => {
    if (!isComplete) {
      console.log('Loading demo content …');
      const failed = await suite.run(DEMO_LOADER, []);
      if (failed) return failed;
      isComplete = true;
    }
    return work(suite);
  });
  // Demo content that was interrupted half-way is not kept: the next start loads all of it.
  if (!isComplete) rmSync(DATA, { recursive: true, force: true });
  return code;
}
