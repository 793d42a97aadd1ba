import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STATE } from './paths.ts';
import { freePorts } from './ports.ts';
import { announce, findRunning, requireRunning, withdraw } from './running-suite.ts';

function someName(): string {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => rmSync(join(STATE, name), { recursive: true, force: true }));
  return name;
}

test('where no suite runs one sentence says how to start one', async () => {
  const name = someName();
  await expect(requireRunning(name)).rejects.toThrow(
    `No suite named "${name}" is running. Start one in another terminal: LANTERN_SUITE=${name} npm run suite`,
  );
});

test('a suite is found while it runs, and not after', async () => {
  const name = someName();
  const environment = {
    FIREBASE_EMULATOR_HUB: process.env['FIREBASE_EMULATOR_HUB'] ?? '',
    LANTERN_SITE: 'here',
  };
  announce(name, environment);
  expect(await findRunning(name)).toEqual(environment);
  withdraw(name);
  expect(await findRunning(name)).toBeUndefined();
});

test('a suite that was killed, and so left its word behind, is not taken for one that runs', async () => {
  const name = someName();
  const { hub } = await freePorts();
  announce(name, { FIREBASE_EMULATOR_HUB: `127.0.0.1:${hub}` });
  expect(await findRunning(name)).toBeUndefined();
});
