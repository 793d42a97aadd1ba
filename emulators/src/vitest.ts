import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Vitest's command, to be run by Node. */
export const VITEST = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
