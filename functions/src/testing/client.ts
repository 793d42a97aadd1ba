import type { Problem } from '../contract/problems.ts';
import { type CallName, calls } from '../contract/calls.ts';
import type { Answer, Body, Params, Query } from '../contract/routes.ts';

/** What a call is made with. */
export interface Sent<Name extends CallName> {
  params?: Params<Name>;
  query?: Query<Name>;
  body?: Body<Name>;
  headers?: Record<string, string>;
}

/** The app in this process, or the way to a site. */
export interface Transport {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** A plain client of the API, as a person would write it from the documentation: it keeps cookies and knows nothing else. */
export class Client {
  readonly #transport: Transport;
  readonly #headers: Record<string, string>;
  cookie: string | undefined;

  constructor(transport: Transport, headers: Record<string, string> = {}) {
    this.#transport = transport;
    this.#headers = headers;
  }

  /** Sends anything, right or wrong. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.#transport.request(path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: `__session=${this.cookie}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = /__session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '');
    if (set) this.cookie = set[1] || undefined;
    return response;
  }

  /** Makes a call of the contract. */
  async request<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<Response> {
    const { method, path } = calls[name];
    const params = (sent.params ?? {}) as Record<string, string>;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => params[key] ?? '');
    const query = sent.query ? `?${new URLSearchParams(stringsOf(sent.query)).toString()}` : '';
    return this.send(method.toUpperCase(), filled + query, sent.body, sent.headers);
  }

  /** Makes a call and gives its answer. @throws {Error} when it is refused */
  async call<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<Answer<Name>> {
    const response = await this.request(name, sent);
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer<Name>;
  }

  /** Makes a call that is to be refused, and gives the problem. @throws {Error} when it is not */
  async refused<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<Problem> {
    return problemOf(await this.request(name, sent));
  }
}

/** The problem document of an answer. @throws {Error} when it is none */
export async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('content-type') !== 'application/problem+json')
    throw new Error(`No problem document: ${response.status} ${await response.text()}`);
  return (await response.json()) as Problem;
}

const stringsOf = (query: object) =>
  Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
