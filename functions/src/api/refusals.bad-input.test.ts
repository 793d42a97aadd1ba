import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { limits } from '../contract/limits.ts';
import { type ProblemCode, problems } from '../contract/problems.ts';
import { commonProblems, routes, writeProblems } from '../contract/routes.ts';
import { PASSWORD, emailFor, startApi, uniqueName } from '../testing/api.ts';
import type { Client, Sent } from '../testing/client.ts';
import { type Stage, setStage, validCalls } from '../testing/stage.ts';
import { wholeState } from '../testing/state.ts';
import { bodyLimit, callRates, rates } from './limits.ts';

/**
 * Every call refuses what it says it refuses, as the contract's table has it: the status, the code, the field, the headers,
 * and not a document changed. A code that a call declares and nobody knows how to provoke here fails the run.
 */

const api = startApi();
const strict = startApi({
  rates: Object.fromEntries(
    Object.keys(rates).map((name) => [name, { max: 0, seconds: 60 }]),
  ) as typeof rates,
});
let stage: Stage;
let untouched: Awaited<ReturnType<typeof wholeState>>;

beforeAll(async () => {
  stage = await setStage(api);
  // The first unknown name makes the decoy account, which is no trace of the request.
  await api.visitor().refused('signIn', { body: { name: uniqueName(), password: PASSWORD } });
  untouched = await wholeState();
});

const names = Object.keys(calls) as CallName[];
const isWrite = (name: CallName) => calls[name].method !== 'get';
const nobody = 'nobody-has-this-id';
const notAnId = 'not an id';

/** The codes that a call may answer, as the contract declares them, but for those that need a back end to be away. */
function declared(name: CallName): ProblemCode[] {
  const general: ProblemCode[] = commonProblems.filter(
    (code) => code !== 'internal' && code !== 'unavailable',
  );
  const codes = [...general, ...routes[name].problems, ...(isWrite(name) ? writeProblems : [])];
  return codes.filter((code) => {
    if (code === 'malformed') return isWrite(name);
    if (code === 'too-many-requests') return callRates[name] !== undefined;
    return true;
  });
}

/** A request that is to be refused: who sends what, and the field that is at fault. */
interface Attempt {
  client?: Client;
  method?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  path?: string;
}

const long = (length: number) => 'x'.repeat(length);

/** What each call takes for invalid, with the field that it names. */
const invalid: Partial<Record<CallName, Attempt[]>> = {
  signUp: [
    { body: { name: 'x', password: PASSWORD, email: 'a@example.com' }, path: 'name' },
    { body: { name: long(51), password: PASSWORD, email: 'a@example.com' }, path: 'name' },
    { body: { name: 'zero\u200bwidth', password: PASSWORD, email: 'a@example.com' }, path: 'name' },
    { body: { name: '\u200djoined', password: PASSWORD, email: 'a@example.com' }, path: 'name' },
    { body: { name: 'two\u200c\u200djoiners', password: PASSWORD, email: 'a@example.com' }, path: 'name' },
    { body: { name: 'Somebody', password: '1234567', email: 'a@example.com' }, path: 'password' },
    { body: { name: 'Somebody', password: 'Password1', email: 'a@example.com' }, path: 'password' },
    { body: { name: 'Somebody', password: PASSWORD, email: 'nothing' }, path: 'email' },
    { body: { name: 'Somebody', password: PASSWORD }, path: 'email' },
    { body: [], path: '' },
  ],
  signIn: [
    { body: { name: '', password: 'x' }, path: 'name' },
    { body: { name: 'Somebody' }, path: 'password' },
    { body: { name: { $ne: '' }, password: { $ne: '' } }, path: 'name' },
  ],
  signInWithGoogle: [{ body: { name: 1 }, path: 'name' }],
  createVideo: [
    { body: { title: 'No file' }, path: 'videoUrl' },
    { body: { title: ' ', videoUrl: 'x' }, path: 'title' },
    { body: { title: long(101), videoUrl: 'x' }, path: 'title' },
    { body: { title: 'x', videoUrl: 'x', desc: long(5001) }, path: 'desc' },
    { body: { title: 'x', videoUrl: 'x', tags: Array.from({ length: 31 }, String) }, path: 'tags' },
    { body: { title: 'x', videoUrl: 'x', tags: ['fine', long(101)] }, path: 'tags.1' },
    { body: { title: 'x', videoUrl: 'x', tags: 'a,b' }, path: 'tags' },
    { body: { title: 'x', videoUrl: 'https://example.com/clip.mp4' }, path: 'videoUrl' },
  ],
  updateVideo: [
    { body: {}, path: '' },
    { body: { title: '' }, path: 'title' },
    { body: { imgUrl: 'https://example.com/a.png' }, path: 'imgUrl' },
  ],
  putCaptions: [
    { params: { language: 'klingon' }, path: 'language' },
    { params: { language: 'en-US-x-private' }, path: 'language' },
    { body: {}, path: 'text' },
    { body: { text: '' }, path: 'text' },
    { body: { text: long(limits.captions.bytes + 1) }, path: 'text' },
    { body: { text: 'WEBVTT\n\nno times\n' }, path: 'text' },
  ],
  deleteCaptions: [{ params: { language: 'e' }, path: 'language' }],
  findCaptions: [{ params: { language: 'english' }, path: 'language' }],
  searchVideos: [
    { query: { q: long(1001) }, path: 'q' },
    { query: { limit: '0' }, path: 'limit' },
    { query: { limit: '101' }, path: 'limit' },
    { query: { limit: 'many' }, path: 'limit' },
    { query: { q: 'stage', cursor: 'not-ours' }, path: 'cursor' },
  ],
  suggestSearches: [{ query: { q: long(1001) }, path: 'q' }],
  videosByTags: [{ query: { tags: long(4001) }, path: 'tags' }],
  listVideos: [
    { params: { type: 'newest' }, path: 'type' },
    { query: { limit: '1.5' }, path: 'limit' },
    { query: { cursor: 'not-ours' }, path: 'cursor' },
  ],
  updateMe: [
    { body: {}, path: '' },
    { body: { name: '' }, path: 'name' },
    { body: { img: 'https://example.com/a.png' }, path: 'img' },
  ],
  listComments: [
    { query: { limit: '-1' }, path: 'limit' },
    { query: { cursor: 'not-ours' }, path: 'cursor' },
    { query: { cursor: Buffer.from('[1e15,0,"x"]').toString('base64url') }, path: 'cursor' },
  ],
  addComment: [
    { body: { videoId: nobody, desc: ' \n ' }, path: 'desc' },
    { body: { videoId: nobody, desc: long(10_001) }, path: 'desc' },
    { body: { videoId: 'videos/x', desc: 'Hello' }, path: 'videoId' },
  ],
  editComment: [{ body: { desc: '' }, path: 'desc' }],
};

/** The path parameter that is an id, if a call has one. */
const idOf = (name: CallName) => /\{(\w+Id)\}/.exec(calls[name].path)?.[1];

function invalidAttempts(name: CallName): Attempt[] {
  const id = idOf(name);
  return [
    ...(id
      ? [
          { params: { [id]: notAnId }, path: id },
          { params: { [id]: '__proto__' }, path: id },
        ]
      : []),
    ...(invalid[name] ?? []),
  ];
}

/** How each code is provoked; none where it cannot be. */
const provocations: { [Code in ProblemCode]?: (name: CallName) => Attempt[] } = {
  malformed: (name) => [
    { body: '{"half":' },
    { body: '{"name":"\\ud800"}' },
    ...(name === 'addComment' ? [{ body: { videoId: nobody, desc: { length: { toString: 1 } } } }] : []),
  ],
  invalid: invalidAttempts,
  'no-session': (name) => [
    {
      client: api.visitor(),
      headers: {},
      ...(name === 'listVideos' ? { params: { type: 'sub' } } : {}),
    },
  ],
  'wrong-credentials': () => [
    { body: { name: stage.owner.user.name, password: 'not it at all' } },
    { body: { name: uniqueName('Unknown'), password: 'not it at all' } },
  ],
  'foreign-origin': () => [
    { headers: { 'sec-fetch-site': 'cross-site' }, client: stage.owner },
    { headers: { 'sec-fetch-site': 'same-site' }, client: stage.owner },
    { headers: { origin: 'https://evil.example' }, client: stage.owner },
    { headers: { origin: 'null' }, client: stage.owner },
  ],
  'not-yours': () => [{ client: stage.other }],
  'not-found': (name) => {
    const id = idOf(name);
    return id ? [{ params: { [id]: nobody } }] : [{ body: { videoId: nobody, desc: 'Hello' } }];
  },
  'method-not-allowed': () => [{ method: 'PATCH' }],
  'name-taken': (name) => [
    name === 'signUp'
      ? { body: { name: stage.other.user.name.toUpperCase(), password: PASSWORD, email: 'new@example.com' } }
      : { body: { name: stage.other.user.name } },
  ],
  'email-taken': () => [
    { body: { name: uniqueName(), password: PASSWORD, email: emailFor(stage.owner.user.name) } },
  ],
  'too-large': (name) => [{ body: JSON.stringify({ desc: long(bodyLimit(name)) }) }],
  'not-json': () => [
    { body: 'desc=Hello', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { body: '{}', headers: { 'content-type': 'text/plain' } },
  ],
  'too-many-requests': () => [{}],
};

/** Makes the call as it would succeed, but for what the attempt changes. */
async function attempt(name: CallName, changes: Attempt, client: Client) {
  const valid: Sent<CallName> = validCalls[name](stage);
  const params = { ...(valid.params as Record<string, string> | undefined), ...changes.params };
  const query = { ...(valid.query as Record<string, string> | undefined), ...changes.query };
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return client.send(
    changes.method ?? calls[name].method.toUpperCase(),
    search ? `${path}?${search}` : path,
    changes.body ?? valid.body,
    changes.headers ?? valid.headers,
  );
}

/** What all refusals have in common. */
async function expectRefusal(response: Response, code: ProblemCode, path: string | undefined) {
  const text = await response.text();
  expect(response.status, text).toBe(problems[code].status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  const problem: unknown = JSON.parse(text);
  expect(problem).toMatchObject({
    type: `/api/docs#${code}`,
    title: problems[code].title,
    status: problems[code].status,
    code,
    detail: expect.any(String),
    ...(path === undefined
      ? {}
      : { errors: expect.arrayContaining([{ path, message: expect.any(String) }]) }),
  });
  if (code === 'too-many-requests') expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  if (code === 'method-not-allowed') expect(response.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
}

const cases = names.flatMap((name) => declared(name).map((code) => [name, code] as const));

test.each(cases)('%s refuses with %s and leaves everything as it was', async (name, code) => {
  const attempts = provocations[code]?.(name) ?? [];
  expect(attempts, 'nobody knows how to provoke this').not.toHaveLength(0);
  const isLimited = code === 'too-many-requests';
  for (const changes of attempts) {
    const client = changes.client ?? stage.owner;
    const sender = isLimited ? Object.assign(strict.visitor(), { cookie: stage.owner.cookie }) : client;
    const response = await attempt(name, changes, sender);
    await expectRefusal(response, code, changes.path);
  }
  expect(await wholeState()).toEqual(untouched);
});

test('every call that writes is limited, but for signing out', () => {
  const unlimited = names.filter((name) => isWrite(name) && callRates[name] === undefined);
  expect(unlimited).toEqual(['signOut']);
});

describe('an address where there is nothing', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/videos/find/', '/api/users/find/', '/api/%2e%2e/x'])(
    '%s is a 404',
    async (path) => {
      await expectRefusal(await api.visitor().send('GET', path), 'not-found', undefined);
    },
  );
});
