import { join } from 'node:path';
import { startSuite, type Suite, type SuiteOptions } from './launcher.ts';
import { STATE } from './paths.ts';
import { SetupError } from './setup-error.ts';

/** Runs a command's work and leaves with its exit code; what keeps it from running is told in its own words. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The shell's exit codes for a command that a signal ended. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Holds a suite up while some work goes on, and stops it when the work is done, a signal comes or the emulators crash.
 * @returns the work's exit code, the signal's, or 1 after a crash
 */
export async function withSuite(
  options: SuiteOptions,
  work: (suite: Suite) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  const interrupted = new Promise<number>((resolve) => {
    for (const [name, code] of Object.entries(SIGNALS)) {
      process.on(name, () => {
        interruption.abort();
        resolve(code);
      });
    }
  });
  const started = startSuite({ ...options, signal: interruption.signal });
  const suite = await started.catch((error: unknown) => {
    if (interruption.signal.aborted) return undefined;
    throw error;
  });
  if (!suite) return interrupted;
  const crashed = suite.ended.then(() => 'crashed' as const);
  try {
    const outcome = await Promise.race([interrupted, crashed, work(suite)]);
    if (outcome !== 'crashed') return outcome;
    console.error(
      `The emulators have crashed. Their last words are in ${join(STATE, options.name, 'suite.log')}.`,
    );
    return 1;
  } finally {
    await suite.stop();
  }
}
