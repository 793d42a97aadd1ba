import { calls, type CallName } from '@lantern/functions/contract/calls';
import type { Answer, Body, Params, Query } from '@lantern/functions/contract/routes';
import { readProblem, UnreachableError } from './problem.ts';
import { announceSessionEnd } from './sessionEnd.ts';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { [Name in Key]?: Value }
    : { [Name in Key]: Value };

interface Options {
  /** Ends the call; there is no time-out, so a page that is left aborts what it asked for. */
  signal?: AbortSignal | undefined;
  /** An identity provider's ID token, sent in Authorization. */
  idToken?: string;
  /** For what is the same for everybody: without a cookie, so that the CDN may answer. */
  anonymous?: boolean;
  /** For what no cache may answer: a random number behind the address. */
  fresh?: boolean;
}

export type CallInput<Name extends CallName> = Given<'params', Params<Name>> &
  Given<'query', Query<Name>> &
  Given<'body', Body<Name>> &
  Options;

interface Input extends Options {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The address of a call: its path with the parameters in their places and the query behind it. */
export function address(
  name: CallName,
  { params = {}, query = {}, fresh = false }: Pick<Input, 'params' | 'query' | 'fresh'>,
): string {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  if (fresh) return `${path}?${Math.random()}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends a call and answers its successful response. */
async function send(name: CallName, input: Input): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (input.idToken !== undefined) headers.set('Authorization', `Bearer ${input.idToken}`);
  const { method } = calls[name];
  if (method !== 'get') headers.set('Content-Type', 'application/json');
  const response = await fetch(address(name, input), {
    method: method.toUpperCase(),
    headers,
    credentials: input.anonymous === true ? 'omit' : 'same-origin',
    body: method === 'get' || method === 'delete' ? null : JSON.stringify(input.body ?? {}),
    signal: input.signal ?? null,
  }).catch((error: unknown) => {
    throw input.signal?.aborted === true ? error : new UnreachableError(error);
  });
  return succeed(response);
}

async function succeed(response: Response): Promise<Response> {
  if (response.ok) return response;
  const problem = await readProblem(response);
  if (problem.code === 'no-session') announceSessionEnd();
  throw problem;
}

/** An answer that was asked for before this code had loaded, or else one that is asked for now. */
function answerTo(name: CallName, input: Input, early: Promise<Response> | undefined): Promise<Response> {
  return early?.then(succeed, () => send(name, input)) ?? send(name, input);
}

/**
 * Makes a call of the contract and answers what it gives.
 * @throws {ProblemError} when the API refuses
 * @throws {UnreachableError} when the API cannot be reached
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  early?: Promise<Response>,
): Promise<Answer<Name>> {
  const response = await answerTo(name, input, early);
  return (await response.json()) as Answer<Name>;
}

/** One page of a list, and where the next one begins. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}

type ItemOf<Name extends CallName> = Answer<Name> extends (infer One)[] ? One : never;

type ListName = { [Name in CallName]: Answer<Name> extends unknown[] ? Name : never }[CallName];

/** Makes a call that answers a list, and reads the next page's cursor from its Link header. Throws as `call` does. */
export async function callPage<Name extends ListName>(
  name: Name,
  input: CallInput<Name>,
  early?: Promise<Response>,
): Promise<Page<ItemOf<Name>>> {
  const response = await answerTo(name, input, early);
  const items = (await response.json()) as ItemOf<Name>[];
  return { items, next: nextCursor(response.headers.get('Link')) };
}

/** The cursor of the `rel="next"` address in a Link header (RFC 8288). */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  return new URL(target, location.origin).searchParams.get('cursor') ?? undefined;
}
