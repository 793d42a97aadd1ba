import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, context, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';

/** `node build.ts` bundles the functions into lib/; with `--watch` it does so again whenever a source changes. */
const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });

const lib = join(import.meta.dirname, 'lib');

/** Writes only what differs: emulators that run load all functions anew whenever a file of lib/ changes. */
const writeChanges: Plugin = {
  name: 'write-changes',
  setup: (bundler) => bundler.onEnd(({ outputFiles = [] }) => replaceLib(outputFiles)),
};

const options: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: lib,
  bundle: true,
  splitting: true,
  // These stay outside, and Cloud Functions installs them: they find files of their own at run time, or are found by the CLI.
  external: ['@google-cloud/*', 'firebase-admin', 'firebase-functions', 'sharp'],
  // A package's modules before its CommonJS, whose exports cannot be told apart when it is loaded late.
  mainFields: ['module', 'main'],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  write: false,
  plugins: [writeChanges],
};

if (values.watch) await (await context(options)).watch();
else await build(options);

function replaceLib(files: OutputFile[]): void {
  if (files.length === 0) return;
  mkdirSync(lib, { recursive: true });
  for (const { path, contents } of files) {
    if (!existsSync(path) || !readFileSync(path).equals(contents)) writeFileSync(path, contents);
  }
  const current = new Set(files.map(({ path }) => path));
  const stale = readdirSync(lib)
    .map((name) => join(lib, name))
    .filter((path) => !current.has(path));
  for (const path of stale) rmSync(path, { recursive: true });
}
