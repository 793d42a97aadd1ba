import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from './paths.ts';
import { exitCode } from './processes.ts';
import { SetupError } from './setup-error.ts';

/**
 * Builds a workspace, silently when it succeeds.
 * @throws {SetupError} that holds the build's own words when it fails
 */
async function build(workspace: 'functions' | 'web'): Promise<void> {
  const args = ['run', '--silent', 'build', '--workspace', workspace];
  const npm = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const words = Promise.all([text(npm.stdout), text(npm.stderr)]);
  const code = await exitCode(npm);
  if (code !== 0)
    throw new SetupError(`${(await words).join('')}\nThe build of ${workspace} failed: see above.`);
}

/**
 * Builds the functions and the site.
 * @throws {SetupError} when a build fails
 */
export async function buildAll(): Promise<void> {
  await Promise.all([build('functions'), build('web')]);
}
