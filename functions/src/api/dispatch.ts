import type { Context } from 'hono';
import { type CallName, calls } from '../contract/calls.ts';
import { type Answer, type Route, routes } from '../contract/routes.ts';
import { Refusal } from '../domain/refusal.ts';
import { readBody } from './body.ts';
import { cacheControl } from './caching.ts';
import type { Call, Handlers } from './call.ts';
import { type ApiLimits, bodyLimit } from './limits.ts';
import { checkOrigin } from './origin.ts';
import { withinRates } from './rate-limit.ts';
import type { Sessions, Viewer } from './session.ts';
import { validate } from './validate.ts';

export interface Deployment {
  limits: ApiLimits;
  /** Where a request comes from. */
  clientAddress: (http: Context) => string;
  clock: () => Date;
  sessions: Sessions;
}

/** Takes one request through what every call has in common: session, origin, validation, limits; then to its handler. */
export async function dispatch<Name extends CallName>(
  name: Name,
  handlers: Pick<Handlers, Name>,
  http: Context,
  { limits, clientAddress, clock, sessions }: Deployment,
): Promise<Response> {
  const route: Route = routes[name];
  const now = clock();
  const body =
    calls[name].method === 'get'
      ? undefined
      : await readBody(http, route.body !== undefined, bodyLimit(name));
  const viewer = await viewerFor(route, http, sessions, now);
  checkOrigin(http);
  const call = {
    params: validate(route.params, http.req.param()),
    query: validate(route.query, http.req.query()),
    body: validate(route.body, body),
    viewer,
    address: clientAddress(http),
    now,
    http,
  } as Call<Name>;
  const caller = { uid: viewer?.uid, address: call.address, name: nameIn(call.body) };
  const answer: Answer<Name> = await withinRates(name, limits.rates, caller, now, () => handlers[name](call));
  http.header('cache-control', cacheControl(name, http.req.param()));
  if (route.type === undefined) return http.json(answer);
  return http.body(String(answer), 200, { 'content-type': `${route.type}; charset=utf-8` });
}

/** @throws {Refusal} no-session when the call needs one */
async function viewerFor(
  { session }: Route,
  http: Context,
  sessions: Sessions,
  now: Date,
): Promise<Viewer | undefined> {
  if (session === 'none') return undefined;
  const viewer = await sessions.viewer(http, now);
  if (session === 'required' && !viewer) throw new Refusal('no-session');
  return viewer;
}

const nameIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : undefined;
