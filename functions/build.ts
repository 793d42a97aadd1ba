import { build } from 'esbuild';

// Packages stay outside the bundle: Cloud Functions installs them from package.json.
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
});
