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
