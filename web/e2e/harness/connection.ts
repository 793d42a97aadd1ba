import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { storageEmulator } from './site.ts';

/** Somebody's line to the file storage, which a test can cut. All else passes untouched. */
export interface Connection {
  /** For `newPerson`: their browser goes through this line. */
  proxy: { server: string; bypass: string };
  /** How many bytes of files have come through. */
  sent: () => number;
  /** How many requests met a cut line. */
  refused: () => number;
  /** Cuts the line as soon as that many bytes have come through. */
  cutAfter: (bytes: number) => void;
  /** Loses the answer to what brings it to that many bytes. */
  loseAnswerAfter: (bytes: number) => void;
  restore: () => void;
}

/** Lays a line that lasts for a test: a proxy, so the browser sees real broken connections and gets no event of it. */
export async function openConnection(): Promise<Connection> {
  let sent = 0;
  let refused = 0;
  let cut = false;
  let limit = Number.POSITIVE_INFINITY;
  let lostAnswer = Number.POSITIVE_INFINITY;

  const count = (incoming: IncomingMessage, bytes: number) => {
    sent += bytes;
    if (sent < limit) return;
    cut = true;
    incoming.socket.destroy();
  };

  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '');
    const toStorage = url.origin === storageEmulator;
    if (toStorage && cut) {
      refused += 1;
      incoming.socket.destroy();
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request(url, { method, headers }, (answered) => {
      if (sent >= lostAnswer) {
        lostAnswer = Number.POSITIVE_INFINITY;
        // Its beginning arrives: a browser sends again by itself what nothing at all answers.
        answer.writeHead(200, { ...answered.headers, 'content-length': 1 }).flushHeaders();
        incoming.socket.end();
        return;
      }
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.on('close', () => {
      if (!incoming.complete) outgoing.destroy();
    });
    if (toStorage) incoming.on('data', (chunk: Buffer) => count(incoming, chunk.length));
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
    sent: () => sent,
    refused: () => refused,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    loseAnswerAfter: (bytes) => {
      lostAnswer = bytes;
    },
    restore: () => {
      limit = Number.POSITIVE_INFINITY;
      cut = false;
    },
  };
}
