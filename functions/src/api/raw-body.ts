import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type Described = Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>;

/** How requests described their bodies before `keepBodiesRaw` told the runtime something else. */
const described = new WeakMap<IncomingMessage, Described>();

/**
 * Keeps the bodies of API requests as bytes. The server that Cloud Functions puts around a function parses JSON before we
 * are called, and answers what it cannot parse with a page of its own; so it is told that there is nothing to parse.
 * Node reports each request here before any handler sees it.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    if (!request.url?.startsWith('/api/') || type === undefined) return;
    described.set(request, { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) });
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** The request with its own description of its body. */
export function asSent(request: IncomingMessage): IncomingMessage {
  Object.assign(request.headers, described.get(request));
  return request;
}
