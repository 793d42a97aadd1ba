import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Bounds } from './limits.ts';

/** The program is not on this machine's PATH. */
export class ToolMissing extends Error {
  override readonly name = 'ToolMissing';
}

/** The program was ended because it ran longer than it may. */
export class ToolTimedOut extends Error {
  override readonly name = 'ToolTimedOut';
}

/** The program gave up; the message ends with what it said last. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

/** The disk is full: our trouble, not the file's. ffmpeg says so and ends with 0 when it notices while closing a file. */
export const fullDisk = /No space left|Disk quota exceeded/;

/** A command line's flags as they are typed; for values that hold no space. */
export const flags = (typed: string): string[] => typed.split(' ');

const kept = 4000;

/** Where a program stands on PATH, or undefined. */
export async function locate(program: string, path = process.env['PATH'] ?? ''): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, program);
    try {
      await access(candidate, constants.X_OK);
      return candidate;
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * The command that runs a program within its memory, and ends it when we are killed. Both helpers come with every Linux
 * (util-linux); where there are none (macOS) the time-out alone bounds the program.
 */
async function bounded(
  program: string,
  args: readonly string[],
  memory: number,
): Promise<[string, string[]]> {
  const [path, prlimit, setpriv] = await Promise.all(
    [program, 'prlimit', 'setpriv'].map((name) => locate(name)),
  );
  if (path === undefined) throw new ToolMissing(`${program} is not installed`);
  if (prlimit === undefined || setpriv === undefined) return [path, [...args]];
  return [prlimit, [`--as=${memory}`, '--core=0', setpriv, '--pdeathsig=KILL', path, ...args]];
}

/**
 * Runs ffmpeg or ffprobe on a file nobody vouches for: without our environment (it holds credentials), without input,
 * within time and memory. Gives what it printed; `onLine` hears each line of that as it comes.
 * @throws ToolMissing, ToolTimedOut, ToolFailed
 */
export async function runTool(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { timeout, memory }: Bounds,
  onLine?: (line: string) => void,
): Promise<string> {
  const [command, commandArgs] = await bounded(program, args, memory);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      timeout: timeout * 1000,
      killSignal: 'SIGKILL',
    });
    let printed = '';
    let unread = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (onLine === undefined) {
        printed += chunk;
        return;
      }
      const lines = (unread + chunk).split('\n');
      unread = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-kept);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0 && !fullDisk.test(said)) resolve(printed);
      else if (child.killed) reject(new ToolTimedOut(`${program} ran longer than ${timeout} s`));
      else reject(new ToolFailed(`${program} ended with ${signal ?? code}: ${said.trim()}`));
    });
  });
}
