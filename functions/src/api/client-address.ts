import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address a request comes from. Hosting's CDN appends the address it is called from to X-Forwarded-For, and Google's
 * front end appends the CDN's: the last but one is the client's, and what stands before it is whatever the client wrote.
 * Without that header nobody stands between (the emulators), and the socket knows.
 */
export function clientAddress(http: Context): string {
  const forwarded =
    http.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const { incoming } = http.env as HttpBindings;
  return forwarded.at(-2) ?? forwarded.at(-1) ?? incoming.socket.remoteAddress ?? 'unknown';
}
