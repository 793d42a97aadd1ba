import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readFirebaseConfig, suiteConfig } from './config.ts';
import { EmulatorProcess, emulatorEnvironment } from './emulator-process.ts';
import { suiteEnvironment } from './environment.ts';
import { hold, type Running } from './hold.ts';
import { ROOT, STATE } from './paths.ts';
import { HOST, requireFree, type Ports } from './ports.ts';
import { exitCode } from './processes.ts';
import { protectEmails, warmUpFirestore } from './warm-up.ts';

export interface SuiteOptions {
  /** Names the folder of its configuration and log. */
  name: string;
  projectId: string;
  ports: Ports;
  /** Where the data is read from at the start and written to at the end; without it nothing is kept. */
  data?: string;
}

export interface Suite extends Running {
  projectId: string;
  /** The address of the site. */
  site: string;
  /** What a program needs in its environment to speak to the suite. */
  environment: Record<string, string>;
  /** Runs a Node program against the suite, with more variables where it needs them, and gives its exit code. */
  run: (script: string, args: string[], env?: Record<string, string>) => Promise<number>;
}

/** How long a program may take to stop before its suite stops under it. */
const PROGRAM_STOP_MS = 10_000;

/**
 * Holds a suite up while some work goes on; when it stops, its data is kept where that was asked for.
 * @returns the work's exit code, that of the signal which stopped it, or 1 when the emulators crashed
 * @throws {SetupError} when something is missing on this machine, a port is taken, or the emulators end before they are ready
 */
export const withSuite = (options: SuiteOptions, work: (suite: Suite) => Promise<number>): Promise<number> =>
  hold((signal) => startSuite(options, signal), work);

async function startSuite(options: SuiteOptions, signal: AbortSignal): Promise<Suite> {
  const { name, projectId, ports, data } = options;
  const folder = join(STATE, name);
  const cliEnvironment = await emulatorEnvironment();
  await requireFree(ports);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(suiteConfig(readFirebaseConfig(), ports, folder), null, 2));
  const args = ['emulators:start', '--config', config, '--project', projectId];
  const keeping = data ? ['--import', data, '--export-on-exit', data] : [];
  const emulators = new EmulatorProcess(folder, [...args, ...keeping], cliEnvironment);
  await emulators.ready(signal);
  await Promise.all([
    warmUpFirestore(`${HOST}:${ports.firestore}`, projectId),
    protectEmails(`${HOST}:${ports.auth}`, projectId),
  ]);
  return suiteOf(emulators, projectId, ports);
}

function suiteOf(emulators: EmulatorProcess, projectId: string, ports: Ports): Suite {
  const environment = suiteEnvironment(projectId, ports);
  const programs: ChildProcess[] = [];
  return {
    projectId,
    site: `http://${HOST}:${ports.hosting}`,
    environment,
    ended: emulators.ended,
    run(script, args, env) {
      const program = emulators.family.spawnNode(script, args, {
        cwd: ROOT,
        env: { ...process.env, ...environment, ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      programs.push(program);
      return exitCode(program);
    },
    async stop() {
      for (const program of programs) program.kill('SIGTERM');
      const gone = Promise.all(programs.map(exitCode));
      await Promise.race([gone, setTimeout(PROGRAM_STOP_MS, undefined, { ref: false })]);
      await emulators.stop();
    },
  };
}
