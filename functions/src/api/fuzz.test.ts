import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CallName, calls } from '../contract/calls.ts';
import { type Route, routes } from '../contract/routes.ts';
import { crowd } from '../testing/accounts.ts';
import { startApi } from '../testing/api.ts';
import { likely, wrong } from '../testing/arbitraries.ts';
import { problemOf } from '../testing/client.ts';
import { type Stage, setStage, validCalls } from '../testing/stage.ts';
import { wholeState } from '../testing/state.ts';
import { rates } from './limits.ts';

/** Requests made from the contract's schemas, right and wrong: never our fault, never a word from inside. */

const CASES = 200;
const LIKELY_CASES = 12;
const AT_ONCE = 10;

const names = Object.keys(calls) as CallName[];
const isWrite = (name: CallName) => calls[name].method !== 'get';
const boundless = Object.fromEntries(
  Object.keys(rates).map((name) => [name, { max: Number.MAX_SAFE_INTEGER, seconds: 60 }]),
) as typeof rates;

const api = startApi({ rates: boundless });
let stage: Stage;

beforeAll(async () => {
  stage = await setStage(api);
});

interface Request {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

const inside =
  /firestore|firebase|googleapis|grpc|node_modules|\.ts:|TypeError|ZodError|undefined|INVALID_ARGUMENT|ECONN|\[object/i;

/** Ways to get a call wrong, as far as it has them. */
function wrongRequests(name: CallName): fc.Arbitrary<Request> {
  const route: Route = routes[name];
  const ways: fc.Arbitrary<Request>[] = [];
  if (route.body) ways.push(fc.record({ body: wrong(route.body) }));
  if (route.params) ways.push(fc.record({ params: wrongParams(route.params) }));
  if (route.query) ways.push(fc.record({ query: wrongQuery(route.query) }));
  if (isWrite(name)) ways.push(fc.record({ body: fc.string({ minLength: 1 }).filter(isNotJson) }));
  if (route.session === 'required')
    ways.push(
      fc.record({
        headers: fc.record({ authorization: fc.base64String().map((token) => `Bearer x${token}`) }),
      }),
    );
  return fc.oneof(...ways);
}

/** Each parameter something that it cannot be, but for what an address cannot hold. */
const wrongParams = ({ shape }: z.ZodObject) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [
        key,
        fc
          .string({ unit: 'grapheme', minLength: 1 })
          .filter((value) => !/^\.{1,2}$/.test(value) && !z.safeParse(schema, value).success),
      ]),
    ),
  );

/** One key of the query something that it cannot be: text where a number stands, or far too much of it. */
const wrongQuery = (schema: z.ZodObject) =>
  fc.oneof(
    ...Object.keys(schema.shape).map((key) =>
      fc
        .record({ [key]: fc.oneof(fc.string(), fc.integer().map(String), fc.constant('x'.repeat(5000))) })
        .filter((query) => !schema.safeParse(query).success),
    ),
  );

const flat = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([key, value]: [string, unknown]) => [
      key,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );

function isNotJson(body: string): boolean {
  try {
    JSON.parse(body);
    return false;
  } catch {
    return true;
  }
}

function likelyRequests(name: CallName): fc.Arbitrary<Request> {
  const { params, query, body }: Route = routes[name];
  return fc.record({
    ...(params ? { params: likely(params) } : {}),
    ...(query ? { query: likely(query) } : {}),
    ...(body ? { body: likely(body) } : {}),
  });
}

function send(name: CallName, request: Request): Promise<Response> {
  const valid = validCalls[name](stage);
  const params = {
    ...(valid.params as object | undefined),
    ...(request.params as object | undefined),
  } as Record<string, string>;
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent((params[key] ?? '').toWellFormed()),
  );
  const sent = { ...valid, ...request };
  const query = new URLSearchParams(flat(sent.query)).toString();
  return stage.owner.send(
    calls[name].method.toUpperCase(),
    query ? `${path}?${query}` : path,
    bodyOf(sent.body),
    sent.headers,
  );
}

/** Text goes as it is, so that it need not be JSON. */
const bodyOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

/** Some calls have nothing that could be wrong, or take away the stage. */
const unfuzzed = new Set<CallName>(['deleteMe', 'signOut']);
const fuzzed = names.filter((name) => !unfuzzed.has(name));

test.each(names.filter((name) => isWrite(name) || routes[name].problems.length > 0))(
  '%s refuses what is wrong, tells nothing of the inside and changes nothing',
  async (name) => {
    const before = await wholeState();
    await crowd(fc.sample(wrongRequests(name), CASES), AT_ONCE, async (request) => {
      const response = await send(name, request);
      const context = JSON.stringify({ name, request });
      expect(response.status, context).toBeGreaterThanOrEqual(400);
      expect(response.status, context).toBeLessThan(500);
      const problem = await problemOf(response);
      expect(`${problem.title} ${problem.code}`, context).not.toMatch(inside);
      for (const { message } of problem.errors ?? []) expect(message, context).not.toMatch(inside);
    });
    expect(await wholeState()).toEqual(before);
  },
  60_000,
);

test.each(fuzzed)(
  '%s answers what looks right as the contract says, or refuses it',
  async (name) => {
    await crowd(fc.sample(likelyRequests(name), LIKELY_CASES), 1, async (request) => {
      const response = await send(name, request);
      const context = JSON.stringify({ name, request });
      expect(response.status, context).toBeLessThan(500);
      if (response.status !== 200) return problemOf(response);
      const { answer: schema, type }: Route = routes[name];
      const answer: unknown = type === undefined ? await response.json() : await response.text();
      expect(schema.safeParse(answer).error, context).toBeUndefined();
      return answer;
    });
  },
  60_000,
);
