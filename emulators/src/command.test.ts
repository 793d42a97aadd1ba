import { afterEach, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { SetupError } from './setup-error.ts';
import { takeConsole } from './testing/console.ts';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

test('a command leaves with the code of its work', async () => {
  await runCommand(() => Promise.resolve(3));
  expect(process.exitCode).toBe(3);
});

test('what keeps a command from running is told in one sentence, without a stack', async () => {
  await runCommand(() => Promise.reject(new SetupError('Java is missing.')));
  expect(takeConsole('error')).toEqual(['Java is missing.']);
  expect(process.exitCode).toBe(1);
});

test('a fault of the command itself is not hidden', async () => {
  await expect(runCommand(() => Promise.reject(new TypeError('no such thing')))).rejects.toThrow(TypeError);
});
