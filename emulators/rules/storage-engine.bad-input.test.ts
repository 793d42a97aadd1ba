import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StorageCase } from './storage.cases.ts';
import { StorageEngine } from './storage-engine.ts';

let engine: StorageEngine;

beforeAll(async () => {
  engine = await StorageEngine.start();
});
afterAll(() => engine.stop());

const rulesThatAllow = (condition: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{name} {
    allow get: if ${condition};
  }
}`;

const aRequest: StorageCase = {
  what: 'a file',
  who: 'the owner',
  method: 'get',
  path: 'film',
  there: true,
  file: { size: 1, contentType: 'video/mp4' },
  allowed: true,
};

test('rules that do not compile are refused with the line', async () => {
  await expect(engine.load(rulesThatAllow('request.auth.uid =='))).rejects.toThrow(
    /storage\.rules:4:\d+ - ERROR/,
  );
});

test.each([
  ['reads Firestore, which this engine cannot', '!firestore.exists(/databases/d/documents/c/i)'],
  ['fails', '1 / (request.resource.size - request.resource.size) == 1'],
])('a rule that %s permits nothing', async (_what, condition) => {
  const rules = await engine.load(rulesThatAllow(condition));
  expect(await rules.allows(aRequest)).toBe(false);
});

test('the same request is permitted where nothing is asked', async () => {
  const rules = await engine.load(rulesThatAllow('true'));
  expect(await rules.allows(aRequest)).toBe(true);
});
