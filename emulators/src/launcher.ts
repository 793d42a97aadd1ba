import type { ChildProcess, StdioOptions } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { readFirebaseConfig, suiteConfig } from './config.ts';
import { suiteEnvironment } from './environment.ts';
import { jarEnvironment } from './jars.ts';
import { requireJava } from './java.ts';
import { ROOT, STATE } from './paths.ts';
import { ProcessFamily, exitCode } from './processes.ts';
import { HOST, requireFree, type Ports } from './ports.ts';
import { FIREBASE_CLI } from './programs.ts';
import { SetupError } from './setup-error.ts';
import { protectEmails, warmUpFirestore } from './warm-up.ts';

export interface SuiteOptions {
  /** Names the folder of its configuration and log. */
  name: string;
  projectId: string;
  ports: Ports;
  /** Where the data is read from at the start and written to at the end; without it nothing is kept. */
  data?: string | undefined;
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

/** What the Firebase CLI prints when every emulator answers. */
const READY = 'All emulators ready';

const PROGRAM_STDIO: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];

/** How long the emulators may take to stop, with an export of their data. */
const STOP_MS = 30_000;

/**
 * Starts the emulators and waits until they answer.
 * @throws {SetupError} when something is missing on this machine, a port is taken, or the emulators end before they are ready
 */
export async function startSuite({ name, projectId, ports, data, signal }: SuiteOptions): Promise<Suite> {
  const folder = join(STATE, name);
  mkdirSync(folder, { recursive: true });
  const java = requireJava();
  const environment = {
    ...process.env,
    ...(await jarEnvironment()),
    JAVA_HOME: java.home,
    PATH: [join(java.home, 'bin'), process.env['PATH']].join(delimiter),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
  };
  await requireFree(ports);
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(suiteConfig(readFirebaseConfig(), ports, folder), null, 2));
  // The Storage emulator keeps its files in one folder below TMPDIR and removes it when it stops: with a TMPDIR of its own
  // it leaves those of other suites alone.
  const scratch = mkdtempSync(join(tmpdir(), 'lantern-'));
  const family = new ProcessFamily();
  const args = ['emulators:start', '--config', config, '--project', projectId];
  const emulators = family.spawnNode(
    FIREBASE_CLI,
    data ? [...args, '--import', data, '--export-on-exit', data] : args,
    {
      cwd: folder,
      env: { ...environment, TMPDIR: scratch },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const ended = exitCode(emulators)
    .then(() => family.end())
    .finally(() => rmSync(scratch, { recursive: true, force: true }));
  const log = join(folder, 'suite.log');
  const interrupt = () => emulators.kill('SIGINT');
  signal?.addEventListener('abort', interrupt);
  const isReady = await Promise.race([ready(emulators, log).then(() => true), ended.then(() => false)]);
  signal?.removeEventListener('abort', interrupt);
  if (!isReady)
    throw new SetupError(`The emulators ended before they were ready. The end of ${log}:\n${tail(log)}`);
  await Promise.all([
    warmUpFirestore(`${HOST}:${ports.firestore}`, projectId),
    protectEmails(`${HOST}:${ports.auth}`, projectId),
  ]);
  const variables = suiteEnvironment(projectId, ports);
  const programs: ChildProcess[] = [];
  const run = (script: string, scriptArgs: string[]) => {
    const env = { ...process.env, ...variables };
    const program = family.spawnNode(script, scriptArgs, { cwd: ROOT, env, stdio: PROGRAM_STDIO });
    programs.push(program);
    return exitCode(program);
  };
  const stop = async () => {
    for (const program of programs) program.kill('SIGTERM');
    await Promise.all(programs.map(exitCode));
    await stopEmulators(emulators, ended);
  };
  return { projectId, site: `http://${HOST}:${ports.hosting}`, environment: variables, ended, run, stop };
}

/** Writes what the emulators say to a file, and resolves when they are ready. */
function ready(emulators: ChildProcess, file: string): Promise<void> {
  const log = createWriteStream(file);
  emulators.stderr?.pipe(log, { end: false });
  emulators.stdout?.pipe(log, { end: false });
  return new Promise((resolve) => {
    if (!emulators.stdout) return;
    createInterface({ input: emulators.stdout }).on('line', (line) => {
      if (line.includes(READY)) resolve();
    });
  });
}

async function stopEmulators(emulators: ChildProcess, ended: Promise<void>): Promise<void> {
  emulators.kill('SIGINT');
  const impatience = setTimeout(() => emulators.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatience);
}

const tail = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
