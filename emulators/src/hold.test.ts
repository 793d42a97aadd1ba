import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hold } from './hold.ts';
import { isFree, portHolder, type Ports } from './ports.ts';
import { exitCode, processesWith } from './processes.ts';

const PATIENCE = { timeout: 40_000, interval: 100 };

/** Starts a command that holds emulators up, without waiting for them. */
function startCommand() {
  const mark = randomUUID();
  const program = join(import.meta.dirname, 'testing/hold-emulators.ts');
  const env = { ...process.env, LANTERN_TEST_MARK: mark };
  const command = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void command.kill('SIGKILL'));
  const children = () =>
    processesWith(`LANTERN_TEST_MARK=${mark}`).filter(
      (pid) => pid !== command.pid || command.exitCode === null,
    );
  return { command, children, errors: text(command.stderr) };
}

/** Starts such a command and gives the ports on which its emulators listen. */
async function startReady() {
  const started = startCommand();
  const [line] = (await once(createInterface({ input: started.command.stdout }), 'line')) as [string];
  return { ...started, ports: JSON.parse(line) as Ports };
}

const nothingLeft = (children: () => number[]) => vi.waitFor(() => expect(children()).toEqual([]), PATIENCE);

async function heldPorts(ports: Ports): Promise<number[]> {
  const free = await Promise.all(Object.values(ports).map(isFree));
  return Object.values(ports).filter((_, i) => !free[i]);
}

const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test('Ctrl-C ends a command with 130 and leaves no process and no held port', async () => {
  const { command, ports, children } = await startReady();
  expect(portHolder(ports.firestore)?.command).toContain('java');
  command.kill('SIGINT');
  expect(await exitCode(command)).toBe(130);
  await nothingLeft(children);
  expect(await heldPorts(ports)).toEqual([]);
});

test('SIGTERM in the middle of the start ends a command with 143 and leaves no process', async () => {
  const { command, children } = startCommand();
  await vi.waitFor(() => expect(children().length).toBeGreaterThan(1), PATIENCE);
  command.kill('SIGTERM');
  expect(await exitCode(command)).toBe(143);
  await nothingLeft(children);
});

test('when the emulators are killed the command says so, fails, and leaves no process and no held port', async () => {
  const { command, ports, children, errors } = await startReady();
  process.kill(parentOf(portHolder(ports.firestore)?.pid ?? Number.NaN), 'SIGKILL');
  expect(await exitCode(command)).toBe(1);
  expect(await errors).toBe('The emulators have crashed.\n');
  await nothingLeft(children);
  expect(await heldPorts(ports)).toEqual([]);
});

test('when the command itself is killed its emulators stop, and free their ports', async () => {
  const { command, ports, children } = await startReady();
  command.kill('SIGKILL');
  await nothingLeft(children);
  expect(await heldPorts(ports)).toEqual([]);
});

test('a command has the exit code of its work, and has stopped what it held by then', async () => {
  let isStopped = false;
  const running = {
    ended: new Promise<void>(() => {}),
    stop: () => {
      isStopped = true;
      return Promise.resolve();
    },
  };
  const code = await hold(
    () => Promise.resolve(running),
    () => Promise.resolve(7),
  );
  expect(code).toBe(7);
  expect(isStopped).toBe(true);
});
