import { expect, test } from 'vitest';
import { auth } from '../firebase.ts';
import { usernames, users } from '../domain/documents.ts';
import { foldName } from '../domain/accounts/names.ts';
import { googleToken, idTokenOf } from '../testing/identity.ts';
import { PASSWORD, emailFor, startApi, uniqueName } from '../testing/api.ts';

const api = startApi();

test('signing up answers the new account and starts a session', async () => {
  const visitor = api.visitor();
  const name = uniqueName('Zoë');
  const response = await visitor.request('signUp', {
    body: { name, password: PASSWORD, email: emailFor(name) },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const cookie = response.headers.get('set-cookie');
  expect(cookie).toMatch(/^__session=\S+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  const { token, ...user } = (await response.json()) as Record<string, unknown>;
  expect(user).toEqual({
    _id: expect.any(String),
    name,
    subscribers: 0,
    subscribedUsers: [],
    createdAt: api.now.toISOString(),
  });
  expect(token).toEqual(expect.any(String));
  await expect(visitor.call('getToken')).resolves.toEqual({ token: expect.any(String) });
});

test('the session cookie is Secure where the site is reached over HTTPS', async () => {
  const name = uniqueName();
  const response = await api.visitor().request('signUp', {
    body: { name, password: PASSWORD, email: emailFor(name) },
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.get('set-cookie')).toContain('; Secure');
});

test('signing out ends the session', async () => {
  const member = await api.member();
  await member.call('signOut');
  expect(member.cookie).toBeUndefined();
  expect((await member.refused('getToken')).code).toBe('no-session');
});

test('signing in takes the name in any case and spacing, and the password as it is', async () => {
  const { user } = await api.member(uniqueName('Straße  No'));
  const visitor = api.visitor();
  const name = `  ${user.name.toUpperCase().replaceAll(' ', '   ')} `;
  const { token: _token, ...signedIn } = await visitor.call('signIn', { body: { name, password: PASSWORD } });
  expect(signedIn).toEqual(user);
});

test('the profile is public, and the e-mail address is nowhere in it', async () => {
  const { user } = await api.member();
  const response = await api.visitor().request('findUser', { params: { userId: user._id } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  const { subscribedUsers: _own, ...shown } = user;
  expect(await response.json()).toEqual(shown);
});

test('an ID token in Authorization is as good as the cookie', async () => {
  const member = await api.member();
  const { idToken } = await idTokenOf((await member.call('getToken')).token);
  const headers = { authorization: `Bearer ${idToken}` };
  const visitor = api.visitor();
  await expect(visitor.call('getToken', { headers })).resolves.toBeDefined();
  await expect(visitor.call('startSession', { headers })).resolves.toEqual(member.user);
  await expect(visitor.call('getToken')).resolves.toBeDefined();
});

test('Google’s token signs in, makes a profile the first time and returns it later', async () => {
  const name = uniqueName('Ada');
  const claims = {
    sub: name,
    email: emailFor(name),
    email_verified: true,
    name,
    picture: 'https://example.com/a.png',
  };
  const { idToken } = await googleToken(claims);
  const headers = { authorization: `Bearer ${idToken}` };
  const body = { name: 'Somebody Else', email: 'else@example.com', img: 'https://example.com/else.png' };
  const { token: _first, ...first } = await api.visitor().call('signInWithGoogle', { headers, body });
  expect(first).toMatchObject({ name, img: 'https://example.com/a.png', subscribedUsers: [] });
  const { token: _again, ...again } = await api.visitor().call('signInWithGoogle', { headers, body });
  expect(again).toEqual(first);
});

test('somebody whose Google name is taken gets a number after it', async () => {
  const { user } = await api.member();
  const claims = { sub: user._id, email: `g-${user._id}@example.com`, email_verified: true, name: user.name };
  const { idToken } = await googleToken(claims);
  const headers = { authorization: `Bearer ${idToken}` };
  const second = await api.visitor().call('signInWithGoogle', { headers, body: {} });
  expect(second.name).toBe(`${user.name} 2`);
});

test('of many who sign up with one name at once, one gets it and no trace is left of the others', async () => {
  const name = uniqueName('Rush');
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      api
        .visitor()
        .request('signUp', { body: { name, password: PASSWORD, email: `${index}-${emailFor(name)}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  const holder = (await usernames.doc(foldName(name)).get()).data()?.uid;
  expect((await users.where('name', '==', name).get()).docs.map(({ id }) => id)).toEqual([holder]);
  const accounts = (await auth.listUsers()).users.filter(({ email }) =>
    email?.endsWith(emailFor(name).toLowerCase()),
  );
  expect(accounts.map(({ uid }) => uid)).toEqual([holder]);
});

test.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d🚀'])(
  'a name keeps the joiners it is spelt with (%s), and is the same name without them',
  async (spelt) => {
    const name = uniqueName(spelt);
    const { user } = await api.member(name);
    expect(user.name).toBe(name);
    const bare = name.replaceAll(/[\u200c\u200d]/gu, '');
    const again = { name: bare, password: PASSWORD, email: emailFor(`${name} two`) };
    expect((await api.visitor().refused('signUp', { body: again })).code).toBe('name-taken');
    const back = await api.visitor().call('signIn', { body: { name: bare, password: PASSWORD } });
    expect(back._id).toBe(user._id);
  },
);

test('a disabled account is refused within 30 seconds', async () => {
  const member = await api.member();
  await member.call('getToken');
  await auth.updateUser(member.user._id, { disabled: true });
  api.now = new Date(api.now.getTime() + 30_000);
  expect((await member.refused('getToken')).status).toBe(401);
});
