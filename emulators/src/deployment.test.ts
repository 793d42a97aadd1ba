import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseConfig } from './config.ts';
import { ROOT } from './paths.ts';

interface Manifest {
  endpoints: Record<string, unknown>;
  params?: { name: string }[];
}

/** What the Firebase CLI finds in the built functions when it deploys them. */
function manifest(): Manifest {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-manifest-'));
  const file = join(folder, 'functions.json');
  const discovery = createRequire(import.meta.url).resolve(
    'firebase-functions/lib/bin/firebase-functions.js',
  );
  execFileSync(process.execPath, [discovery, '.'], {
    cwd: join(ROOT, 'functions'),
    env: { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
    stdio: 'ignore',
  });
  const found = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return found;
}

/** The part of the README that tells how to deploy. */
const section = /^## Deploy\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
const { endpoints, params = [] } = manifest();
const { hosting } = readFirebaseConfig();

test.each(Object.keys(endpoints))("the README's deploy section names the function %s", (name) => {
  expect(section).toContain(`\`${name}\``);
});

test.each(params.map(({ name }) => name))(
  "the README's deploy section tells what the parameter %s is",
  (name) => {
    expect(section).toContain(`\`${name}\``);
  },
);

test.each(hosting.rewrites)(
  "the README's deploy section tells where $source goes",
  ({ source, ...target }) => {
    const where = 'function' in target ? target.function.functionId : target.destination;
    expect(section).toContain(source === '**' ? 'every other address' : `\`${source}\``);
    expect(section).toContain(`\`${where}\``);
  },
);

test('every function that Hosting sends requests to is deployed', () => {
  const targets = hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? [rewrite.function.functionId] : [],
  );
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(targets));
});
