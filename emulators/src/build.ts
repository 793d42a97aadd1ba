import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.ts';
import { SetupError } from './setup-error.ts';

/**
 * Builds the functions and the site.
 * @throws {SetupError} when a build fails; its own words are on the screen by then
 */
export function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new SetupError('The build failed: see above.');
}
