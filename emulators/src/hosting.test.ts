import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const site = process.env['LANTERN_SITE'] ?? '';

const header = async (path: string, name: string) => (await fetch(site + path)).headers.get(name);

const PAGES = ['/', '/trends', '/video/some-id', '/nowhere/at/all', '/index.html'];

test.each(PAGES)(
  '%s is the app, is asked for anew each time, and carries the security headers',
  async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining(
        "script-src 'self' https://apis.google.com;",
      ) as string,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
      'x-content-type-options': 'nosniff',
    });
  },
);

test('hashed files are kept for a year, other files are asked for anew', async () => {
  const page = await (await fetch(site)).text();
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  expect(await header(asset, 'cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await header('/boot.js', 'cache-control')).toBe('no-cache');
  expect(await header('/missing.js', 'cache-control')).toBe('no-cache');
});

test('code of a release that was replaced is missing, and is not the page under its name', async () => {
  const response = await fetch(`${site}/assets/index-replaced.js`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<div id="root">');
});

test('the API says itself how its answers are kept, and carries the security headers', async () => {
  expect(await header('/api/videos/random', 'cache-control')).toContain('s-maxage=');
  expect(await header('/api/videos/find/nobody', 'cache-control')).toBe('private, no-store');
  expect(await header('/api/videos/random', 'content-security-policy')).toContain("default-src 'self'");
});

test('the site tells a browser its configuration and where the emulators are', async () => {
  const heard: unknown[] = [];
  const service = (name: string) => () => ({ useEmulator: (...at: unknown[]) => heard.push([name, ...at]) });
  const firebase = {
    initializeApp: (config: unknown) => heard.push(config),
    auth: service('auth'),
    storage: service('storage'),
  };
  const script = await (await fetch(`${site}/__/firebase/init.js?useEmulator=true`)).text();
  runInNewContext(script, { firebase, console: { log: () => {} } });
  const [storageHost, storagePort] = (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '').split(':');
  expect(heard).toEqual([
    expect.objectContaining({
      projectId: process.env['GCLOUD_PROJECT'],
      apiKey: expect.any(String) as string,
    }),
    ['auth', `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`],
    ['storage', storageHost, Number(storagePort)],
  ]);
});
