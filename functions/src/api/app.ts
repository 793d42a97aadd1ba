import { type Context, Hono } from 'hono';
import { type CallName, calls } from '../contract/calls.ts';
import { Refusal } from '../domain/refusal.ts';
import { accountHandlers } from './accounts.ts';
import type { Handlers } from './call.ts';
import { commentHandlers } from './comments.ts';
import { within } from './deadline.ts';
import { type Deployment, dispatch } from './dispatch.ts';
import { feedHandlers } from './feeds.ts';
import { honoPath, methodsAt } from './paths.ts';
import { problemResponse, refusalFor } from './problem.ts';
import { serveReference } from './reference/serve.ts';
import { Sessions } from './session.ts';
import { userHandlers } from './users.ts';
import { videoHandlers } from './videos.ts';

/** What is written to the log about each request. */
export interface RequestLog {
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  /** What made it fail on our side. */
  error?: unknown;
}

export interface AppOptions extends Omit<Deployment, 'sessions'> {
  log: (request: RequestLog) => void;
}

/** The handler of every call: one that is missing, or answers something else than the contract says, does not compile. */
const handlers: Handlers = {
  ...accountHandlers,
  ...userHandlers,
  ...videoHandlers,
  ...feedHandlers,
  ...commentHandlers,
};

/** The API. Deployment and tests differ in what they hand in here, and in nothing else. */
export function createApp({ log, ...options }: AppOptions): Hono {
  const app = new Hono();
  const deployment = { ...options, sessions: new Sessions() };
  app.use(async (http, next) => {
    const start = performance.now();
    await next();
    const { error } = http;
    log({
      method: http.req.method,
      path: http.req.path,
      status: http.res.status,
      milliseconds: Math.round(performance.now() - start),
      ...(error && http.res.status >= 500 ? { error } : {}),
    });
  });
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    app.on(method, honoPath(path), (http) =>
      within(deployment.limits.answerWithinMs, dispatch(name, handlers, http, deployment)),
    );
  }
  serveReference(app);
  app.notFound((http) => problemResponse(unknownAddress(http)));
  app.onError((error) => problemResponse(refusalFor(error)));
  return app;
}

function unknownAddress(http: Context): Refusal {
  const allow = methodsAt(http.req.path);
  return allow.length > 0 ? new Refusal('method-not-allowed', { allow }) : new Refusal('not-found');
}
