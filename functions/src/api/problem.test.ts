import { expect, test } from 'vitest';
import { problemOf } from '../testing/client.ts';
import { problemResponse, refusalFor } from './problem.ts';

/** An error with a code, as the libraries throw it, and one that only hides such an error. */
const failed = (code: string | number) => Object.assign(new Error('secret words of a library'), { code });

test.each([
  ['Firestore', failed(14)],
  ['Cloud Storage', failed(503)],
  ['Cloud Storage’s front end', failed(502)],
  ['a socket', failed('ECONNRESET')],
  ['a socket that is written to', failed('EPIPE')],
  ['the Admin SDK’s connection to Firebase Auth', failed('app/network-error')],
  ['Firebase Auth itself', failed('auth/internal-error')],
  ['a fetch', new TypeError('fetch failed', { cause: failed('UND_ERR_SOCKET') })],
])('when %s fails, the caller is told to come again', async (_what, error) => {
  const response = problemResponse(refusalFor(error));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await problemOf(response)).code).toBe('unavailable');
});

test.each([
  ['an error of ours', new Error('secret words of ours')],
  ['a library’s error', failed('auth/invalid-argument')],
  ['something that is no error', 'secret words'],
  ['an error with a stack of causes', new Error('secret', { cause: new Error('secret') })],
])('%s is told as ours, in words that tell nothing', async (_what, error) => {
  const response = problemResponse(refusalFor(error));
  expect(response.status).toBe(500);
  expect(await problemOf(response)).toEqual({
    type: '/api/docs#internal',
    title: 'Something went wrong on our side',
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side.',
  });
});
