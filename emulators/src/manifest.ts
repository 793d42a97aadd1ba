import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectEnvironment } from './environment.ts';
import { ROOT } from './paths.ts';

interface Endpoint {
  /** Where it runs. */
  region?: string[];
  /** On a function that a schedule calls: when, in App Engine's words (`every 5 minutes`). */
  scheduleTrigger?: { schedule: string };
}

/** What the Firebase CLI finds in the built functions when it deploys them. */
interface Manifest {
  endpoints: Record<string, Endpoint>;
  params?: { name: string }[];
}

/** Asks the built functions what they are. @throws {Error} when they are not built */
export function functionsManifest(): Manifest {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-manifest-'));
  const file = join(folder, 'functions.json');
  execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/firebase-functions'), '.'], {
    cwd: join(ROOT, 'functions'),
    env: { ...process.env, ...projectEnvironment('demo-manifest'), FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
    stdio: 'ignore',
  });
  const found = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return found;
}
