import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { site } from './site.ts';

/** One of the site's servers, which a release may not have reached. */
export interface Server {
  /** For a browser's context: it reaches the site through this server. */
  proxy: { server: string; bypass: string };
  /** Has files of the app that match missing here, with the very headers that the site sends then. */
  lack: (files: RegExp) => void;
  /** All of them are there. */
  catchUp: () => void;
}

/** Stands between a browser and the site for a test. Unlike Playwright's routes it leaves the browser its cache. */
export async function openServer(): Promise<Server> {
  let lacking: RegExp | undefined;
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '');
    if (url.origin === site && lacking?.test(url.pathname) === true) url.pathname = '/assets/missing.js';
    const { method, headers } = incoming;
    const outgoing = request(url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.on('close', () => {
      if (!incoming.complete) outgoing.destroy();
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    lack: (files) => {
      lacking = files;
    },
    catchUp: () => {
      lacking = undefined;
    },
  };
}
