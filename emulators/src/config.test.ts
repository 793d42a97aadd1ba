import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readFirebaseConfig, suiteConfig, type FirebaseConfig } from './config.ts';
import { ROOT } from './paths.ts';
import { freePorts } from './ports.ts';

const folder = join(ROOT, '.emulators/some-suite');
const deployed = readFirebaseConfig();
const ports = await freePorts();
const local = suiteConfig(deployed, ports, folder);

const policyOf = ({ hosting }: FirebaseConfig) => {
  const header = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const directives = header?.value.split('; ').map((directive) => directive.split(' ')) ?? [];
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
};

test("the local Content-Security-Policy is the deployed one and the emulators' origins", () => {
  const auth = `http://127.0.0.1:${ports.auth}`;
  const storage = `http://127.0.0.1:${ports.storage}`;
  const expected = policyOf(deployed);
  expected['connect-src']?.push(auth, storage);
  expected['frame-src']?.push(auth);
  expected['img-src']?.push(storage);
  expected['media-src']?.push(storage);
  expect(policyOf(local)).toEqual(expected);
});

test('everything else that Hosting does is what is deployed', () => {
  const withoutPolicies = ({ hosting }: FirebaseConfig) => ({
    ...hosting,
    public: undefined,
    headers: hosting.headers.map(({ headers, ...rule }) => ({
      ...rule,
      headers: headers.filter(({ key }) => key !== 'Content-Security-Policy'),
    })),
  });
  expect(withoutPolicies(local)).toEqual(withoutPolicies(deployed));
});

test('functions, rules, indexes and the site are taken from the checkout', () => {
  expect(local.functions.map(({ source }) => resolve(folder, source))).toEqual([join(ROOT, 'functions')]);
  expect(resolve(folder, local.hosting.public)).toBe(join(ROOT, 'web/dist'));
  expect([local.firestore.rules, local.firestore.indexes, local.storage.rules]).toEqual([
    join(ROOT, 'firestore.rules'),
    join(ROOT, 'firestore.indexes.json'),
    join(ROOT, 'storage.rules'),
  ]);
});

test('every emulator listens on this machine alone, on the port it is given', () => {
  const { ui, singleProjectMode, ...emulators } = local.emulators;
  expect({ ui, singleProjectMode }).toEqual({ ui: { enabled: false }, singleProjectMode: false });
  const { websocket, ...others } = ports;
  const expected = Object.entries(others).map(([name, port]) => [name, { host: '127.0.0.1', port }] as const);
  expect(emulators).toEqual({
    ...Object.fromEntries(expected),
    firestore: { host: '127.0.0.1', port: ports.firestore, websocketPort: websocket },
  });
});

test('the deployed policy runs no inline script and no string as code', () => {
  const { 'script-src': scripts, 'default-src': others, 'object-src': objects } = policyOf(deployed);
  expect(scripts).toEqual(["'self'", 'https://apis.google.com']);
  expect(others).toEqual(["'self'"]);
  expect(objects).toEqual(["'none'"]);
});
