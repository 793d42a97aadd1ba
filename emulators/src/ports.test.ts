import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HOST, freePorts, isFree, portHolder, requireFree } from './ports.ts';

async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, HOST);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
}

test('a port that is fixed and taken is told together with the process that holds it', async () => {
  const ports = await freePorts();
  await expect(requireFree(ports)).resolves.toBeUndefined();
  await listenOn(ports.storage);
  await expect(requireFree(ports)).rejects.toThrow(
    `Port ${ports.storage} (storage) is held by process ${process.pid} (`,
  );
});

test('a port is free until somebody listens on it', async () => {
  const { hub } = await freePorts();
  expect(await isFree(hub)).toBe(true);
  expect(portHolder(hub)).toBeUndefined();
  await listenOn(hub);
  expect(await isFree(hub)).toBe(false);
  expect(portHolder(hub)?.pid).toBe(process.pid);
});
