import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type ResolvedConfig } from 'vite';

/** Makes `public/boot.js` small: what lies in `public` is copied with its comments, and every page waits for this file. */
export function smallBoot(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'small-boot',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: async ({ dir = '' }) => {
      if (!existsSync(join(config.publicDir, 'boot.js'))) return;
      const file = join(dir, 'boot.js');
      const { code, errors } = await minify(file, await readFile(file, 'utf8'));
      const [error] = errors;
      if (error) throw new Error(error.message);
      await writeFile(file, code);
    },
  };
}
