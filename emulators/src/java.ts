import { readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { entries, isFile, onPath } from './files.ts';
import { SetupError } from './setup-error.ts';

/** firebase-tools 15 refuses an older one (MIN_SUPPORTED_JAVA_MAJOR_VERSION). */
export const MIN_JAVA = 21;

export interface Java {
  home: string;
  major: number;
}

/** Where Java is looked for: JAVA_HOME, PATH, and the folders in which systems keep their JVMs. */
export interface JavaPlaces {
  javaHome: string | undefined;
  path: string | undefined;
  roots: string[];
}

/** The places of this machine. */
const javaPlaces = (): JavaPlaces => ({
  javaHome: process.env['JAVA_HOME'],
  path: process.env['PATH'],
  roots: [
    '/usr/lib/jvm',
    '/opt/java',
    join(homedir(), '.sdkman/candidates/java'),
    join(homedir(), '.jdks'),
    '/Library/Java/JavaVirtualMachines',
    '/opt/homebrew/opt',
  ],
});

/** Every Java in those places that tells its version in a `release` file: the one named by JAVA_HOME or PATH, then the newest. */
export function findJavas(places: JavaPlaces = javaPlaces()): Java[] {
  const named = onPath('java', places.path);
  const installed = places.roots.flatMap(entries).flatMap((home) => [home, join(home, 'Contents/Home')]);
  const first = [places.javaHome, named && dirname(dirname(named))].flatMap(describe);
  const others = installed.flatMap(describe).toSorted((a, b) => b.major - a.major);
  return [...first, ...others].filter((java, i, all) => all.findIndex((it) => it.home === java.home) === i);
}

/**
 * The Java that runs the emulators.
 * @throws {SetupError} when none is new enough
 */
export function requireJava(places: JavaPlaces = javaPlaces()): Java {
  const all = findJavas(places);
  const java = all.find(({ major }) => major >= MIN_JAVA);
  if (java) return java;
  const newest = all.toSorted((a, b) => b.major - a.major)[0];
  const found = newest ? `the newest found is ${newest.major}, in ${newest.home}` : 'none was found';
  throw new SetupError(
    `The Firebase emulators need Java ${MIN_JAVA} or later, and ${found} (looked at JAVA_HOME, PATH, ${places.roots.join(', ')}). ` +
      `Install a JDK, for example with "apt-get install openjdk-${MIN_JAVA}-jdk-headless", or name one with JAVA_HOME.`,
  );
}

function describe(home: string | undefined): Java[] {
  if (!home || !isFile(join(home, 'bin/java')) || !isFile(join(home, 'release'))) return [];
  const major = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1];
  return major ? [{ home: realpathSync(home), major: Number(major) }] : [];
}
