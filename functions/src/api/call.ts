import type { Context } from 'hono';
import type { z } from 'zod';
import type { CallName } from '../contract/calls.ts';
import type { Answer, routes } from '../contract/routes.ts';
import type { Viewer } from './session.ts';

type Routes = typeof routes;

type Parsed<Name extends CallName, Key extends 'params' | 'query' | 'body'> =
  Routes[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type ViewerOf<Name extends CallName> = {
  none: undefined;
  optional: Viewer | undefined;
  required: Viewer;
}[Routes[Name]['session']];

/** One call as its handler gets it: everything validated, and the caller known as far as the contract asks. */
export interface Call<Name extends CallName> {
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  body: Parsed<Name, 'body'>;
  viewer: ViewerOf<Name>;
  /** Where the request comes from, as far as the front end of the deployment vouches for it. */
  address: string;
  now: Date;
  /** For what concerns HTTP alone: cookies and headers. */
  http: Context;
}

/** Does what one call is for and gives its answer; refuses by throwing a Refusal. */
export type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Answer<Name>>;

/** One handler for each call of the contract. */
export type Handlers = { [Name in CallName]: Handler<Name> };
