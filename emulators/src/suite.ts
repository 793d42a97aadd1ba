import { parseArgs } from 'node:util';
import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { withSuite } from './launcher.ts';
import { freePorts } from './ports.ts';
import { freshProjectId } from './project-id.ts';
import { announce, findRunning, suiteName, withdraw } from './running-suite.ts';
import { SetupError } from './setup-error.ts';
import { chromium, ffmpeg, java, requireTools } from './tools.ts';

/** `npm run suite`: the emulators of a test run, kept up until Ctrl-C for `npm run test:one`. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' } } });
  const name = suiteName();
  if (await findRunning(name)) {
    throw new SetupError(
      `A suite named "${name}" runs already. Give this one another name with LANTERN_SUITE.`,
    );
  }
  requireTools([java, chromium, ffmpeg]);
  if (!values['no-build']) await buildAll();
  const options = { name, projectId: freshProjectId(), ports: await freePorts() };
  return withSuite(options, async ({ site, environment }) => {
    announce(name, environment);
    process.once('exit', () => withdraw(name));
    console.log(`The suite "${name}" is up: ${site} (Ctrl-C stops it).`);
    return new Promise(() => {});
  });
});
