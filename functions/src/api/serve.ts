import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as logger from 'firebase-functions/logger';
import { type RequestLog, createApp } from './app.ts';
import { clientAddress } from './client-address.ts';
import { apiLimits } from './limits.ts';
import { asSent, keepBodiesRaw } from './raw-body.ts';

/** The API as it is deployed, for Node's HTTP server. */
export function createListener(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  keepBodiesRaw();
  const app = createApp({ limits: apiLimits, clientAddress, clock: () => new Date(), log });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    await listener(asSent(request), response);
  };
}

/** One line for each request; what failed on our side with its cause, which callers never see. */
function log({ error, ...request }: RequestLog): void {
  const line = `${request.method} ${request.path} ${request.status}`;
  if (error) logger.error(line, request, error);
  else logger.info(line, request);
}
