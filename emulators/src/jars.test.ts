import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jarSource, type JarPlaces } from './jars.ts';
import { SetupError } from './setup-error.ts';

/** A machine that has nothing of the emulators and no network. */
function bareMachine(more: Partial<JarPlaces> = {}): JarPlaces {
  const root = mkdtempSync(join(tmpdir(), 'lantern-jars-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return {
    env: {},
    cache: join(root, 'cache'),
    isReachable: () => Promise.resolve(false),
    sdkRoots: [join(root, 'sdk')],
    ...more,
  };
}

function put(...path: string[]): string {
  const file = join(...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

test('a program that a variable names is taken before all others', async () => {
  const env = { STORAGE_EMULATOR_BINARY_PATH: '/my/rules.jar' };
  expect(await jarSource('storage', bareMachine({ env }))).toEqual({ from: 'variable' });
  await expect(jarSource('firestore', bareMachine({ env }))).rejects.toThrow(SetupError);
});

test("firebase-tools' own program is taken where it is within reach, even beside a Google Cloud SDK", async () => {
  const asked: string[] = [];
  const isReachable = (url: string) => {
    asked.push(url);
    return Promise.resolve(true);
  };
  const machine = bareMachine({ isReachable });
  put(machine.sdkRoots[0] ?? '', SDK_JAR);
  expect(await jarSource('firestore', machine)).toEqual({ from: 'firebase-tools' });
  expect(asked).toEqual([expect.stringMatching(/^https:.*firestore.*\.jar$/)]);
});

test("without a network firebase-tools' own program is taken from its cache", async () => {
  const machine = bareMachine();
  const names = ['cloud-firestore-emulator-v1.0.0.jar', 'some-other.jar'];
  for (const name of names) put(machine.cache, name);
  await expect(jarSource('firestore', machine)).rejects.toThrow(SetupError);
  const [, name = ''] =
    /\/([^/]+\.jar) is neither/.exec(await messageOf(jarSource('firestore', machine))) ?? [];
  put(machine.cache, name);
  expect(await jarSource('firestore', machine)).toEqual({ from: 'firebase-tools' });
});

test("without a network and a cache the Google Cloud SDK's Firestore emulator serves for both", async () => {
  const machine = bareMachine();
  const jar = put(machine.sdkRoots[0] ?? '', SDK_JAR);
  expect(await jarSource('firestore', machine)).toEqual({ from: 'cloud-sdk', jar });
  expect(await jarSource('storage', machine)).toEqual({ from: 'cloud-sdk', jar });
});

test('where there is nothing one sentence says what was looked for and what to type', async () => {
  const machine = bareMachine();
  const message = await messageOf(jarSource('storage', machine));
  expect(message).toContain(`neither in firebase-tools' cache (${machine.cache}) nor within reach`);
  expect(message).toContain('no Google Cloud SDK with the component cloud-firestore-emulator was found');
  expect(message).toContain('"npx firebase setup:emulators:storage"');
});

const messageOf = (refused: Promise<unknown>) =>
  refused.then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
