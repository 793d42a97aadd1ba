import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readFirebaseConfig, suiteConfig } from './config.ts';
import { EmulatorProcess } from './emulator-process.ts';
import { suiteEnvironment } from './environment.ts';
import { jarEnvironment } from './jars.ts';
import { requireJava } from './java.ts';
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
  /** Ends the start as soon as it is aborted. */
  signal?: AbortSignal;
}

export interface Suite {
  projectId: string;
  /** The address of the site. */
  site: string;
  /** What a program needs in its environment to speak to the suite. */
  environment: Record<string, string>;
  /** Resolves when the emulators have ended, whether they were stopped or crashed. */
  ended: Promise<void>;
  /** Runs a Node program against the suite and gives its exit code. */
  run: (script: string, args: string[]) => Promise<number>;
  /** Ends everything, keeping the data where that was asked for. */
  stop: () => Promise<void>;
}

/**
 * Starts the emulators and waits until they answer.
 * @throws {SetupError} when something is missing on this machine, a port is taken, or the emulators end before they are ready
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { name, projectId, ports, data, signal } = options;
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

/** The environment in which firebase-tools finds Java and the emulators' programs, and looks for nothing elsewhere. */
async function emulatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = requireJava();
  return {
    ...process.env,
    ...(await jarEnvironment()),
    JAVA_HOME: java.home,
    PATH: [join(java.home, 'bin'), process.env['PATH']].join(delimiter),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
  };
}

function suiteOf(emulators: EmulatorProcess, projectId: string, ports: Ports): Suite {
  const environment = suiteEnvironment(projectId, ports);
  const programs: ChildProcess[] = [];
  return {
    projectId,
    site: `http://${HOST}:${ports.hosting}`,
    environment,
    ended: emulators.ended,
    run(script, args) {
      const program = emulators.family.spawnNode(script, args, {
        cwd: ROOT,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      programs.push(program);
      return exitCode(program);
    },
    async stop() {
      for (const program of programs) program.kill('SIGTERM');
      await Promise.all(programs.map(exitCode));
      await emulators.stop();
    },
  };
}
