import { spawn } from 'node:child_process';
import { runCommand } from './command.ts';
import { exitCode } from './processes.ts';
import { requireRunning, suiteName } from './running-suite.ts';
import { VITEST } from './programs.ts';

/** `npm run test:one -- <file>`: vitest against the suite that `npm run suite` keeps up. */
await runCommand(async () => {
  const environment = await requireRunning(suiteName());
  const args = [VITEST, 'run', ...process.argv.slice(2)];
  return exitCode(
    spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: 'inherit' }),
  );
});
