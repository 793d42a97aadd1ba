import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isFile, onPath } from './files.ts';
import { writeManifestJar } from './manifest-jar.ts';
import { STATE } from './paths.ts';
import { SetupError } from './setup-error.ts';
import { storageRulesJar } from './storage-rules/runtime.ts';

const KINDS = ['firestore', 'storage'] as const;
export type JarKind = (typeof KINDS)[number];

/** How firebase-tools comes by a program of its emulators: by itself, or from a file that we name to it. */
export type JarSource =
  | { from: 'firebase-tools' }
  | { from: 'variable' }
  | { from: 'cloud-sdk'; jar: string };

type Downloads = Record<JarKind, { remoteUrl: string; downloadPathRelativeToCacheDir: string }>;

const info = createRequire(import.meta.url).resolve(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);
const downloads = (): Downloads => JSON.parse(readFileSync(info, 'utf8')) as Downloads;

const variable = (kind: JarKind) => `${kind.toUpperCase()}_EMULATOR_BINARY_PATH`;

/** Where the programs of the emulators are looked for. */
export interface JarPlaces {
  /** Variables by which somebody names a program of their own. */
  env: NodeJS.ProcessEnv;
  /** firebase-tools' cache. */
  cache: string;
  /** Whether firebase-tools could download from an address. */
  isReachable: (url: string) => Promise<boolean>;
  /** Folders that a Google Cloud SDK may be in. */
  sdkRoots: string[];
}

/** The places of this machine. */
function jarPlaces(): JarPlaces {
  const { env } = process;
  const gcloud = onPath('gcloud', env['PATH']);
  const roots = [
    env['CLOUDSDK_ROOT_DIR'],
    gcloud && dirname(dirname(gcloud)),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return {
    env,
    cache: env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators'),
    isReachable: answers,
    sdkRoots: roots.filter((root) => root !== undefined),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Where the program of an emulator comes from: a variable that names it, firebase-tools by itself, or the Firestore
 * emulator of a Google Cloud SDK.
 * @throws {SetupError} when there is none
 */
export async function jarSource(kind: JarKind, places: JarPlaces = jarPlaces()): Promise<JarSource> {
  if (places.env[variable(kind)]) return { from: 'variable' };
  const { remoteUrl, downloadPathRelativeToCacheDir } = downloads()[kind];
  const isCached = isFile(join(places.cache, downloadPathRelativeToCacheDir));
  if (isCached || (await places.isReachable(remoteUrl))) return { from: 'firebase-tools' };
  const jar = places.sdkRoots
    .map((root) => join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(isFile);
  if (jar) return { from: 'cloud-sdk', jar };
  throw new SetupError(
    `There is no ${kind} emulator: ${remoteUrl} is neither in firebase-tools' cache (${places.cache}) nor within reach, and no ` +
      'Google Cloud SDK with the component cloud-firestore-emulator was found. ' +
      `Type "npx firebase setup:emulators:${kind}" where there is a network, or install google-cloud-cli-firestore-emulator.`,
  );
}

/**
 * The variables that tell firebase-tools which jars to use; none for those that it brings itself.
 * @throws {SetupError} when an emulator cannot be had
 */
export async function jarEnvironment(): Promise<Record<string, string>> {
  const sources = await Promise.all(KINDS.map(async (kind) => [kind, await jarSource(kind)] as const));
  return Object.fromEntries(
    sources.flatMap(([kind, source]) =>
      source.from === 'cloud-sdk' ? [[variable(kind), jarFromCloudSdk(kind, source.jar)]] : [],
    ),
  );
}

function jarFromCloudSdk(kind: JarKind, sdkJar: string): string {
  if (kind === 'storage') return storageRulesJar(sdkJar);
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return writeManifestJar(join(STATE, 'firestore.jar'), mainClass, [sdkJar]);
}
