import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './paths.ts';
import { DEV_SERVER_PORT, HOST } from './ports.ts';

/** Vite's server for `npm run dev`; what is not the web app's own goes to emulated Hosting. */
const site = process.env['LANTERN_SITE'];
if (!site) throw new Error('This is started by "npm run dev", which says where the site is.');
const server = await createServer({
  root: join(ROOT, 'web'),
  server: {
    host: HOST,
    port: DEV_SERVER_PORT,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/__'].map((path) => [path, site])),
  },
});
await server.listen();
console.log(`Lantern is at ${server.resolvedUrls?.local[0]} with hot reload (Ctrl-C stops it).`);
