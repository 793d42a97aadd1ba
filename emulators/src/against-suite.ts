import { spawn } from 'node:child_process';
import { runCommand } from './command.ts';
import { exitCode } from './processes.ts';
import { requireRunning, suiteName } from './running-suite.ts';

/** Runs a Node program with its arguments against the suite that `npm run suite` keeps up. */
await runCommand(async () => {
  const environment = { ...process.env, ...(await requireRunning(suiteName())) };
  return exitCode(spawn(process.execPath, process.argv.slice(2), { env: environment, stdio: 'inherit' }));
});
