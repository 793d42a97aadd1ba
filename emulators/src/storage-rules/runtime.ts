import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../files.ts';
import { findJavas } from '../java.ts';
import { writeManifestJar } from '../manifest-jar.ts';
import { STATE } from '../paths.ts';
import { SetupError } from '../setup-error.ts';

const MAIN = 'StorageRulesRuntime';
const SOURCES = [MAIN, 'Ruleset', 'Request', 'Quiet'].map((name) =>
  join(import.meta.dirname, `${name}.java`),
);

/**
 * The Storage rules runtime, which speaks firebase-tools' protocol on the rules engine inside the Cloud SDK's Firestore
 * emulator. It is compiled on first use and kept until its source or that emulator changes.
 * @throws {SetupError} when there is no Java compiler
 */
export function storageRulesJar(engineJar: string): string {
  const { size, mtimeMs } = statSync(engineJar);
  const key = createHash('sha256')
    .update(SOURCES.map((source) => readFileSync(source, 'utf8')).join())
    .update(`${engineJar} ${size} ${mtimeMs}`)
    .digest('hex')
    .slice(0, 16);
  const classes = join(STATE, `storage-rules-${key}`);
  if (!isFile(join(classes, `${MAIN}.class`))) compile(engineJar, classes);
  return writeManifestJar(join(STATE, `storage-rules-${key}.jar`), MAIN, [`${classes}/`, engineJar]);
}

/** Compiles into a folder of its own that then gets its name in one step: two suites may start at once. */
function compile(engineJar: string, classes: string): void {
  const javac = findJavas()
    .map(({ home }) => join(home, 'bin/javac'))
    .find(isFile);
  if (!javac) {
    throw new SetupError(
      'The rules of Cloud Storage run on a small program that is compiled here, and no javac was found: install a JDK, not a JRE.',
    );
  }
  mkdirSync(STATE, { recursive: true });
  const fresh = mkdtempSync(join(STATE, 'compiling-'));
  execFileSync(javac, ['-proc:none', '--release', '17', '-cp', engineJar, '-d', fresh, ...SOURCES], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (isFile(join(classes, `${MAIN}.class`))) rmSync(fresh, { recursive: true });
  else renameSync(fresh, classes);
}
