import { expect, test, vi } from 'vitest';
import { auth } from '../firebase.ts';
import { PASSWORD, startApi, uniqueName } from '../testing/api.ts';
import { rates } from './limits.ts';

const api = startApi();

test('an instance asks Firebase whether a session is revoked, once in 30 seconds', async () => {
  const member = await api.member();
  const asked = vi.spyOn(auth, 'verifySessionCookie');
  await member.call('getToken');
  await member.call('getToken');
  expect(asked.mock.calls).toEqual([[member.cookie, true]]);
  api.now = new Date(api.now.getTime() + 30_000);
  await member.call('getToken');
  expect(asked.mock.calls).toEqual([
    [member.cookie, true],
    [member.cookie, true],
  ]);
  asked.mockRestore();
});

test('a session that was revoked is refused within 30 seconds', async () => {
  const member = await api.member();
  await member.call('getToken');
  await auth.deleteUser(member.user._id);
  api.now = new Date(api.now.getTime() + 30_000);
  expect((await member.refused('getToken')).code).toBe('no-session');
});

test('a session cookie that is none makes a visitor of its sender, not an error', async () => {
  const visitor = Object.assign(api.visitor(), { cookie: 'forged' });
  await expect(visitor.call('listVideos', { params: { type: 'random' } })).resolves.toEqual(
    expect.any(Array),
  );
  expect((await visitor.refused('getToken')).code).toBe('no-session');
});

test.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  [
    'the site itself, from an older browser',
    { origin: 'https://lantern.example', 'x-forwarded-host': 'lantern.example' },
  ],
  ['a client that is no browser', {}],
])('a write from %s is taken', async (_from, headers) => {
  const member = await api.member();
  await expect(member.call('updateMe', { body: { name: uniqueName() }, headers })).resolves.toBeDefined();
});

test('an unknown name and a wrong password ask Identity Toolkit alike, and are answered alike', async () => {
  const { user } = await api.member();
  // The very first unknown name makes the decoy.
  await api.visitor().refused('signIn', { body: { name: uniqueName(), password: PASSWORD } });
  const attempts = [
    { name: user.name, password: 'wrong password' },
    { name: uniqueName('Nobody'), password: 'wrong password' },
  ];
  const answers = [];
  for (const body of attempts) {
    const looked = vi.spyOn(auth, 'getUser');
    const asked = vi.spyOn(globalThis, 'fetch');
    const answer = await api.visitor().refused('signIn', { body });
    answers.push({ answer, looked: looked.mock.calls.length, asked: asked.mock.calls.length });
    looked.mockRestore();
    asked.mockRestore();
  }
  expect(answers[0]).toMatchObject({
    answer: { status: 401, code: 'wrong-credentials' },
    looked: 1,
    asked: 1,
  });
  expect(answers[1]).toEqual(answers[0]);
});

test('failures lock one address out of one name, and nobody else', async () => {
  const strict = startApi({ rates: { ...rates, signInFailuresByName: { max: 2, seconds: 900 } } });
  const { user } = await strict.member();
  const guesser = strict.visitor();
  const wrong = { body: { name: user.name, password: 'wrong password' } };
  const right = { body: { name: user.name, password: PASSWORD } };
  await guesser.call('signIn', right);
  expect((await guesser.refused('signIn', wrong)).status).toBe(401);
  expect((await guesser.refused('signIn', wrong)).status).toBe(401);
  const locked = await guesser.request('signIn', right);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  await expect(strict.visitor().call('signIn', right)).resolves.toMatchObject({ name: user.name });
  strict.now = new Date(strict.now.getTime() + 900_000);
  await expect(guesser.call('signIn', right)).resolves.toMatchObject({ name: user.name });
});

test('failures with many names lock out the address that they come from, and no other', async () => {
  const strict = startApi({ rates: { ...rates, signInFailuresByAddress: { max: 2, seconds: 900 } } });
  const { user } = await strict.member();
  const guesser = strict.visitor();
  for (const tries of [1, 2]) {
    const body = { name: uniqueName(`Try ${tries}`), password: PASSWORD };
    expect((await guesser.refused('signIn', { body })).status).toBe(401);
  }
  const right = { body: { name: user.name, password: PASSWORD } };
  expect((await guesser.refused('signIn', right)).status).toBe(429);
  await expect(strict.visitor().call('signIn', right)).resolves.toMatchObject({ name: user.name });
});
