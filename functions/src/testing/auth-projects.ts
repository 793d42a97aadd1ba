import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Stands before the Auth emulator and sends this process's calls with an API key to this process's project. Google knows the
 * project by the key; the emulator sends every key to the project it was started with.
 */
export async function routeApiKeysToProject(projectId: string): Promise<void> {
  const [host, port] = (process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '').split(':');
  const proxy = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const isByKey = incoming.url?.includes('?key=') === true;
      const sent = isByKey ? withProject(body, projectId) : body;
      const headers = {
        ...incoming.headers,
        ...(isByKey ? { authorization: 'Bearer owner' } : {}),
        'content-length': String(Buffer.byteLength(sent)),
      };
      const onwards = request(
        { host, port, path: incoming.url, method: incoming.method, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onwards.on('error', () => outgoing.destroy());
      onwards.end(sent);
    });
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  proxy.unref();
  const address = proxy.address();
  if (typeof address === 'string' || address === null) throw new Error('The proxy has no port');
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${address.port}`;
}

const withProject = (body: string, targetProjectId: string) =>
  JSON.stringify({ ...(JSON.parse(body) as Record<string, unknown>), targetProjectId });
