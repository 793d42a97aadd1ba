import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { readFirebaseConfig, suiteConfig } from '../config.ts';
import { EmulatorProcess, emulatorEnvironment } from '../emulator-process.ts';
import { hold } from '../hold.ts';
import { freePorts } from '../ports.ts';

/**
 * A command as `npm run suite` is one, with the one emulator that outlives the Firebase CLI when nobody ends it. It prints
 * its ports as JSON when that is up, and runs until it is stopped.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-hold-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'firebase.json');
  const ports = await freePorts();
  writeFileSync(config, JSON.stringify(suiteConfig(readFirebaseConfig(), ports, folder)));
  const args = ['emulators:start', '--config', config, '--project', 'demo-hold', '--only', 'firestore'];
  const environment = await emulatorEnvironment();
  return hold(
    async (signal) => {
      const emulators = new EmulatorProcess(folder, args, environment);
      await emulators.ready(signal);
      return emulators;
    },
    () => {
      console.log(JSON.stringify(ports));
      return new Promise(() => {});
    },
  );
});
