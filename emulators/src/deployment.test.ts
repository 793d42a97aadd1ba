import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseConfig } from './config.ts';
import { projectEnvironment } from './environment.ts';
import { ROOT } from './paths.ts';

interface Manifest {
  endpoints: Record<string, unknown>;
  params?: { name: string }[];
}

/** What the Firebase CLI finds in the built functions when it deploys them. */
function manifest(): Manifest {
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

/** The part of the README that tells how to deploy. */
const section = /^## Deploy\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
const { endpoints, params = [] } = manifest();
const { hosting } = readFirebaseConfig();

const missing = (names: string[]) => names.filter((name) => !section.includes(`\`${name}\``));

test("the README's deploy section names every function", () => {
  expect(missing(Object.keys(endpoints))).toEqual([]);
});

test("the README's deploy section tells what each parameter is", () => {
  expect(missing(params.map(({ name }) => name))).toEqual([]);
});

test.each(hosting.rewrites)(
  "the README's deploy section tells where $source goes",
  ({ source, ...target }) => {
    const where = 'function' in target ? target.function.functionId : target.destination;
    expect(missing([where])).toEqual([]);
    expect(section).toContain(source === '**' ? 'every other address' : `\`${source}\``);
  },
);

test('every function that Hosting sends requests to is deployed', () => {
  const targets = hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? [rewrite.function.functionId] : [],
  );
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(targets));
});
