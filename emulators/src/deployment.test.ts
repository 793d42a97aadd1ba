import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseConfig } from './config.ts';
import { functionsManifest } from './manifest.ts';
import { ROOT } from './paths.ts';

/** The part of the README that tells how to deploy. */
const section = /^## Deploy\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
const { endpoints, params = [] } = functionsManifest();
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
    expect(section).toContain(
      source === '!/assets/**' ? 'every other address but `/assets/**`' : `\`${source}\``,
    );
  },
);

test('every function that Hosting sends requests to is deployed', () => {
  const targets = hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? [rewrite.function.functionId] : [],
  );
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(targets));
});
