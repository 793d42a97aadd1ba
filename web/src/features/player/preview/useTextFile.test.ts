import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTextFile } from './useTextFile.ts';

let server: Server;
let url: string;
const reading = vi.spyOn(Response.prototype, 'text');
const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);

/** Sends the beginning of a file, and the rest where its name says so. */
beforeEach(async () => {
  server = createServer((request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/vtt' }).write('WEBVTT\n');
    if (request.url === '/whole.vtt') answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.on('unhandledRejection', keep);
});
afterEach(async () => {
  process.off('unhandledRejection', keep);
  unhandled.length = 0;
  reading.mockClear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the text of a file is there when it has come', async () => {
  const { result } = renderHook(() => useTextFile(`${url}/whole.vtt`));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe('WEBVTT\n'));
});

test.each([
  ['the page is left', (leave: () => void) => leave()],
  ['the connection breaks', () => server.closeAllConnections()],
])('%s in the middle of a file, and that is no error', async (_what, end) => {
  const { result, unmount } = renderHook(() => useTextFile(`${url}/half.vtt`));
  await waitFor(() => expect(reading).toHaveBeenCalled());
  end(unmount);
  await expect(reading.mock.results[0]?.value).rejects.toThrow();
  // Node tells of rejections that nobody took once all that waits for them has run.
  await new Promise(setImmediate);
  expect(unhandled).toEqual([]);
  expect(result.current).toBeUndefined();
});
