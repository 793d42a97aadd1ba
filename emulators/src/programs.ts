import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

const require = createRequire(import.meta.url);
const inPackage = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

/** The programs that the launcher runs, each by Node. */
export const FIREBASE_CLI = inPackage('firebase-tools', 'lib/bin/firebase.js');
export const VITEST = inPackage('vitest', 'vitest.mjs');
export const VITE = inPackage('vite', 'bin/vite.js');
export const FUNCTIONS_BUILD = join(ROOT, 'functions/build.ts');
export const DEV_SERVER = join(import.meta.dirname, 'dev-server.ts');
export const DEMO_LOADER = join(ROOT, 'emulators/demo/load.ts');
export const SCHEDULER = join(import.meta.dirname, 'scheduler.ts');
