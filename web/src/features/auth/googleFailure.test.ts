import { expect, test } from 'vitest';
import { strings } from '../../strings/index.ts';
import { googleFailure } from './googleFailure.ts';
import { GoogleTimeout } from './session.ts';

const firebaseError = (code: string) => Object.assign(new Error(code), { code });
const { googleUnreachable, googleBlocked, googleRefused } = strings.signIn;

test.each([
  ['auth/internal-error', googleUnreachable],
  ['auth/network-request-failed', googleUnreachable],
  ['auth/popup-blocked', googleBlocked],
  ['auth/user-disabled', googleRefused],
])('%s is told in a person’s words', (code, words) => {
  expect(googleFailure(firebaseError(code))).toBe(words);
});

test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])('%s needs no words', (code) => {
  expect(googleFailure(firebaseError(code))).toBeUndefined();
});

test('no answer, or code that does not load, means that Google cannot be reached', () => {
  expect(googleFailure(new GoogleTimeout())).toBe(googleUnreachable);
  expect(googleFailure(new TypeError('Failed to fetch dynamically imported module'))).toBe(googleUnreachable);
});
