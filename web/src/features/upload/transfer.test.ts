import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FirebaseError } from 'firebase/app';
import { lastValueFrom, tap } from 'rxjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UnreachableError } from '../../lib/api/problem.ts';
import type { StorageConnection } from '../../lib/firebase/connection.ts';
import { beginTransfer } from './transfer.ts';

/** How the storage takes the next commands: it answers, with that status where it refuses, or the connection is cut. */
let storage: ('answers' | 'cut' | number)[];
let commands: string[];

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
  response.setHeader('Access-Control-Expose-Headers', '*');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  const command = String(request.headers['x-goog-upload-command']);
  commands.push(command);
  request.resume().on('end', () => {
    const how = storage.shift() ?? 'answers';
    if (how === 'cut') {
      request.socket.destroy();
      return;
    }
    if (command === 'start') response.setHeader('X-Goog-Upload-URL', `${objectsUrl()}/upload`);
    if (command === 'query') {
      response.setHeader('X-Goog-Upload-Size-Received', '0');
      response.setHeader('X-Goog-Upload-Status', 'active');
    }
    response.writeHead(how === 'answers' ? 200 : how).end();
  });
});

const objectsUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  storage = [];
  commands = [];
});

const connection = (): StorageConnection => ({
  objectsUrl: objectsUrl(),
  getIdToken: async () => 'token',
  addressOf: async (path) => `address of ${path}`,
});

/** Does the first tries wrongly, and then as it should. */
function after<Result>(failures: Error[], answer: () => Result): () => Promise<Result> {
  return async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return answer();
  };
}

/** Sends a file and answers what became of it; every wait for the connection is over as it begins. */
async function upload(connect = async () => connection()) {
  let waits = 0;
  const { status } = beginTransfer('video', new File(['film'], 'film.mp4'), 'ada', connect);
  const over = tap<{ phase: string }>(({ phase }) => {
    if (phase !== 'waiting') return;
    waits += 1;
    queueMicrotask(() => window.dispatchEvent(new Event('online')));
  });
  const end = await lastValueFrom(status.pipe(over));
  return { end, waits };
}

test('a storage that is still coming up after a minute without a connection is asked again', async () => {
  storage = ['answers', ...Array<'cut'>(8).fill('cut'), 503, 503];
  const { end, waits } = await upload();
  expect(end.phase).toBe('done');
  expect(waits).toBe(10);
});

test('a storage that is away for good is given up after some tries', async () => {
  storage = Array<number>(100).fill(503);
  expect((await upload()).end.phase).toBe('failed');
  expect(commands).toHaveLength(7);
});

test('what the storage refuses is not sent again', async () => {
  storage = [403];
  expect(await upload()).toMatchObject({ end: { phase: 'failed' }, waits: 0 });
});

test('a file chosen without a connection waits for it', async () => {
  const connect = after([new UnreachableError('offline'), new UnreachableError('offline')], connection);
  expect(await upload(connect)).toMatchObject({ end: { phase: 'done' }, waits: 2 });
});

test('a connection that goes once all is stored costs no byte more', async () => {
  const lost = () => new FirebaseError('storage/retry-limit-exceeded', 'no connection');
  const addressOf = after([lost(), lost()], () => 'address');
  const { end, waits } = await upload(async () => ({ ...connection(), addressOf }));
  expect(end).toEqual({ phase: 'done', url: 'address' });
  expect(waits).toBe(2);
  expect(commands).toEqual(['start', 'upload, finalize']);
});
