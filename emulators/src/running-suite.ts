import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from './files.ts';
import { STATE } from './paths.ts';
import { SetupError } from './setup-error.ts';

/** The suite that `npm run suite` and `npm run test:one` mean: `default`, or what LANTERN_SUITE says where several run. */
export const suiteName = () => process.env['LANTERN_SUITE'] ?? 'default';

const fileOf = (name: string) => join(STATE, name, 'environment.json');

/** Leaves word of a running suite. */
export function announce(name: string, environment: Record<string, string>): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(environment, null, 2)}\n`);
}

/** Takes that word back. */
export const withdraw = (name: string) => rmSync(fileOf(name), { force: true });

/** The environment of the suite of that name, if it runs. */
export async function findRunning(name: string): Promise<Record<string, string> | undefined> {
  if (!isFile(fileOf(name))) return undefined;
  const environment = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, string>;
  const isUp = await fetch(`http://${environment['FIREBASE_EMULATOR_HUB']}/emulators`).then(
    (response) => response.ok,
    () => false,
  );
  return isUp ? environment : undefined;
}

/**
 * The environment of the suite of that name.
 * @throws {SetupError} when none runs
 */
export async function requireRunning(name: string): Promise<Record<string, string>> {
  const environment = await findRunning(name);
  if (environment) return environment;
  const command = name === 'default' ? 'npm run suite' : `LANTERN_SUITE=${name} npm run suite`;
  throw new SetupError(`No suite named "${name}" is running. Start one in another terminal: ${command}`);
}
