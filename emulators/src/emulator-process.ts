import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Running } from './hold.ts';
import { jarEnvironment } from './jars.ts';
import { requireJava } from './java.ts';
import { ProcessFamily, exitCode } from './processes.ts';
import { FIREBASE_CLI } from './programs.ts';
import { SetupError } from './setup-error.ts';

/** What the Firebase CLI prints when every emulator answers. */
const READY = 'All emulators ready';

/** How long the emulators may take to stop, with an export of their data. */
const STOP_MS = 60_000;

/**
 * The environment in which firebase-tools finds Java and the emulators' programs, and looks for nothing elsewhere.
 * @throws {SetupError} when one of them is missing
 */
export async function emulatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const java = requireJava();
  return {
    ...process.env,
    ...(await jarEnvironment()),
    JAVA_HOME: java.home,
    PATH: [join(java.home, 'bin'), process.env['PATH']].join(delimiter),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // Seconds; the ten that it takes otherwise are too few on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    CI: '1',
  };
}

/** The Firebase CLI with the emulators it runs, and everything that is to end with them. */
export class EmulatorProcess implements Running {
  readonly family = new ProcessFamily();
  /** Resolves when the CLI has ended, by itself or not, and nothing of the family is left. */
  readonly ended: Promise<void>;
  readonly #cli: ChildProcess;
  readonly #log: string;
  readonly #ready: Promise<void>;

  /** Starts `firebase <args>` in a folder, which gets its log. */
  constructor(folder: string, args: string[], env: NodeJS.ProcessEnv) {
    // The Storage emulator keeps its files in one folder below TMPDIR and removes it when it stops: with a TMPDIR of its
    // own it leaves those of other suites alone.
    const scratch = mkdtempSync(join(tmpdir(), 'lantern-'));
    this.#log = join(folder, 'suite.log');
    this.#cli = this.family.spawnNode(FIREBASE_CLI, args, {
      cwd: folder,
      env: { ...env, TMPDIR: scratch },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#ready = keepLog(this.#cli, this.#log);
    this.ended = exitCode(this.#cli)
      .then(() => this.family.end())
      .finally(() => rmSync(scratch, { recursive: true, force: true }));
  }

  /**
   * Waits until the emulators answer; they are stopped when the signal is aborted meanwhile.
   * @throws {SetupError} when they end before that
   */
  async ready(signal: AbortSignal): Promise<void> {
    const interrupt = () => this.#cli.kill('SIGINT');
    signal.addEventListener('abort', interrupt);
    const isReady = await Promise.race([this.#ready.then(() => true), this.ended.then(() => false)]);
    signal.removeEventListener('abort', interrupt);
    if (isReady) return;
    const lines = readFileSync(this.#log, 'utf8').trimEnd().split('\n').slice(-25);
    throw new SetupError(
      `The emulators ended before they were ready. The end of ${this.#log}:\n${lines.join('\n')}`,
    );
  }

  /** Stops the emulators, with the export of their data that they were started with. */
  async stop(): Promise<void> {
    this.#cli.kill('SIGINT');
    const impatience = setTimeout(() => this.#cli.kill('SIGKILL'), STOP_MS);
    await this.ended;
    clearTimeout(impatience);
  }
}

/** Writes what a program says to a file, and resolves when it says that it is ready. */
function keepLog(program: ChildProcess, file: string): Promise<void> {
  const log = createWriteStream(file);
  program.stderr?.pipe(log, { end: false });
  program.stdout?.pipe(log, { end: false });
  return new Promise((resolve) => {
    if (!program.stdout) return;
    createInterface({ input: program.stdout }).on('line', (line) => {
      if (line.includes(READY)) resolve();
    });
  });
}
