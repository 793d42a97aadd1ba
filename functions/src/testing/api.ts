import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { type RequestLog, createApp } from '../api/app.ts';
import { type ApiLimits, apiLimits } from '../api/limits.ts';
import type { CurrentUser } from '../contract/routes.ts';
import { routeApiKeysToProject } from './auth-projects.ts';
import { Client } from './client.ts';

process.env['WEB_API_KEY'] = 'any';
await routeApiKeysToProject(process.env['GCLOUD_PROJECT'] ?? '');

/** The API in this process, on the emulators, with what a test sets at will. */
export interface TestApi {
  app: Hono;
  logged: RequestLog[];
  /** The moment it takes for now; it stands still. */
  now: Date;
  /** A visitor, from an address of its own. */
  visitor(): Client;
  /** Somebody who has just signed up. */
  member(name?: string): Promise<Member>;
}

export interface Member extends Client {
  user: CurrentUser;
  password: string;
}

export const PASSWORD = 'correct horse battery';

export const uniqueName = (name = 'Person') => `${name} ${randomUUID().slice(0, 8)}`;

export const emailFor = (name: string) => `${encodeURIComponent(name)}@example.com`.replaceAll('%', '-');

let addresses = 0;

export function startApi(limits: Partial<ApiLimits> = {}): TestApi {
  const logged: RequestLog[] = [];
  const api: TestApi = {
    app: createApp({
      limits: { ...apiLimits, ...limits },
      clientAddress: (http) => http.req.header('x-test-address') ?? '192.0.2.1',
      clock: () => api.now,
      log: (request) => logged.push(request),
    }),
    logged,
    now: new Date(),
    visitor: () => new Client(api.app, { 'x-test-address': `198.51.100.${addresses++}` }),
    member: (name = uniqueName()) => signUp(api.visitor(), name),
  };
  return api;
}

async function signUp(client: Client, name: string): Promise<Member> {
  const { token: _token, ...user } = await client.call('signUp', {
    body: { name, password: PASSWORD, email: emailFor(name) },
  });
  return Object.assign(client, { user, password: PASSWORD });
}
