import { parseArgs } from 'node:util';
import { build, context, type BuildOptions } from 'esbuild';

/** `node build.ts` bundles the functions into lib/; with `--watch` it does so again whenever a source changes. */
const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });

const options: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  splitting: true,
  // Packages stay outside the bundle: Cloud Functions installs them from package.json.
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
};

if (values.watch) await (await context(options)).watch();
else await build(options);
