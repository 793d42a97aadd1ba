import { afterEach, expect, test, vi } from 'vitest';
import { address, call, callPage, nextCursor } from './client.ts';
import { ProblemError, UnreachableError } from './problem.ts';
import { onSessionEnd } from './sessionEnd.ts';

/** Answers the next request and gives it back. */
function answer(body: unknown, init: ResponseInit = {}): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, given: RequestInit) => {
    asked.push(new Request(new URL(url, location.origin), given));
    return new Response(JSON.stringify(body), init);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const problem = (code: string, status: number) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  detail: '',
});

test('an address carries parameters and query, escaped', () => {
  expect(address('findUser', { params: { userId: 'a/b?' } })).toBe('/api/users/find/a%2Fb%3F');
  expect(address('searchVideos', { query: { q: 'a&b', cursor: undefined } })).toBe(
    '/api/videos/search?q=a%26b',
  );
});

test('a fresh address ends in a random number, which no cache knows', () => {
  expect(address('findVideo', { params: { videoId: 'v' }, fresh: true })).toMatch(
    /^\/api\/videos\/find\/v\?0?\.?\d/,
  );
});

test('a call sends JSON with its method and gives the answer', async () => {
  const asked = answer({ _id: 'c' });
  await call('addComment', { body: { desc: 'hi', videoId: 'v', userId: 'u' } });
  expect(asked[0]?.method).toBe('POST');
  expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await asked[0]?.json()).toEqual({ desc: 'hi', videoId: 'v', userId: 'u' });
});

test('an ID token goes into Authorization', async () => {
  const asked = answer({});
  await call('signInWithGoogle', { body: {}, idToken: 'abc' });
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer abc');
});

test('what is the same for everybody is asked for without a cookie', async () => {
  const asked = answer([]);
  await callPage('listVideos', { params: { type: 'trend' }, anonymous: true });
  expect(asked[0]?.credentials).toBe('omit');
});

test('a list tells where its next page begins', async () => {
  answer([], { headers: { Link: '</api/videos/random?limit=40&cursor=x%2Fy>; rel="next"' } });
  expect(await callPage('listVideos', { params: { type: 'random' } })).toEqual({ items: [], next: 'x/y' });
  expect(nextCursor(null)).toBeUndefined();
  expect(nextCursor('</other>; rel="prev"')).toBeUndefined();
});

test('a refusal is a problem with its fields', async () => {
  const errors = [{ path: 'name', message: '2 to 50 characters' }];
  answer({ ...problem('invalid', 400), errors }, { status: 400 });
  const refusal = await call('signIn', { body: { name: '', password: '' } }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ProblemError);
  expect((refusal as ProblemError).field('name')).toBe('2 to 50 characters');
  expect((refusal as ProblemError).field('email')).toBeUndefined();
});

test('a refusal says how long to wait', async () => {
  answer(problem('too-many-requests', 429), { status: 429, headers: { 'Retry-After': '30' } });
  await expect(call('like', { params: { videoId: 'v' } })).rejects.toMatchObject({ retryAfter: 30 });
});

test.each([
  [502, 'unavailable'],
  [429, 'too-many-requests'],
  [404, 'not-found'],
  [418, 'malformed'],
])('an answer of %i that is no problem document becomes one', async (status, code) => {
  answer('<html>', { status });
  await expect(call('like', { params: { videoId: 'v' } })).rejects.toMatchObject({ code, status });
});

test('a missing session is announced, a wrong password is not', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  answer(problem('wrong-credentials', 401), { status: 401 });
  await expect(call('signIn', { body: { name: 'a', password: 'b' } })).rejects.toBeInstanceOf(ProblemError);
  expect(ended).not.toHaveBeenCalled();
  answer(problem('no-session', 401), { status: 401 });
  await expect(call('like', { params: { videoId: 'v' } })).rejects.toBeInstanceOf(ProblemError);
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('no connection is told apart from a page that was left', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('getToken', {})).rejects.toBeInstanceOf(UnreachableError);
  const aborted = new DOMException('left', 'AbortError');
  vi.stubGlobal('fetch', () => Promise.reject(aborted));
  await expect(call('getToken', { signal: AbortSignal.abort() })).rejects.toBe(aborted);
});
