import { readFileSync, realpathSync } from 'node:fs';
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

/** The Firestore emulator of a Google Cloud SDK that has the component cloud-firestore-emulator. */
function cloudSdkJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const gcloud = onPath('gcloud', env['PATH']);
  const roots = [
    env['CLOUDSDK_ROOT_DIR'],
    gcloud && dirname(dirname(realpathSync(gcloud))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return roots
    .filter((root) => root !== undefined)
    .map((root) => join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(isFile);
}

/** Whether firebase-tools has its own jar in its cache, or can fetch it. */
async function isOfficialAvailable(kind: JarKind): Promise<boolean> {
  const { remoteUrl, downloadPathRelativeToCacheDir } = downloads()[kind];
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  if (isFile(join(cache, downloadPathRelativeToCacheDir))) return true;
  try {
    return (await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Where the program of an emulator comes from on this machine.
 * @throws {SetupError} when there is none
 */
export async function jarSource(kind: JarKind): Promise<JarSource> {
  if (process.env[variable(kind)]) return { from: 'variable' };
  if (await isOfficialAvailable(kind)) return { from: 'firebase-tools' };
  const jar = cloudSdkJar();
  if (jar) return { from: 'cloud-sdk', jar };
  throw new SetupError(
    `There is no ${kind} emulator: ${downloads()[kind].remoteUrl} is neither in firebase-tools' cache nor within reach, and no ` +
      `Google Cloud SDK with the component cloud-firestore-emulator was found. Type "npx firebase setup:emulators:${kind}" ` +
      'where there is a network, or install google-cloud-cli-firestore-emulator.',
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
