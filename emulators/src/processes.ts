import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * The emulators, the functions' workers and the browsers of tests put their children into process groups of their own, so
 * no signal to a group reaches them all. What does reach all of them is the environment: every process of a run carries
 * this variable, and by it they are found when the run ends, however it ends.
 */
const MARK = 'LANTERN_RUN';

const EXIT_WITH_PARENT = new URL('exit-with-parent.ts', import.meta.url);

/** The processes of one run: started together, and gone together. */
export class ProcessFamily {
  readonly #mark = randomUUID();

  /** Starts a Node program that ends when this process does, killed or not. */
  spawnNode(script: string, args: string[], options: SpawnOptions): ChildProcess {
    return spawn(process.execPath, ['--import', EXIT_WITH_PARENT.href, script, ...args], {
      ...options,
      env: { ...options.env, [MARK]: this.#mark },
      detached: true,
    });
  }

  /** Ends with SIGKILL whatever is left of the run. */
  async end(): Promise<void> {
    const left = processesWith(`${MARK}=${this.#mark}`);
    for (const pid of left) kill(pid);
    if (left.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await this.end();
  }
}

/** The exit code of a process: its own, or the shell's convention (128 and the signal's number) where a signal ended it. */
export async function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

/** The live processes of this user whose environment holds an entry, without this process. */
export function processesWith(entry: string): number[] {
  const all = existsSync('/proc/self/environ') ? environmentsFromProc() : environmentsFromPs();
  return all.filter(({ pid, text }) => pid !== process.pid && text.includes(entry)).map(({ pid }) => pid);
}

function environmentsFromProc(): { pid: number; text: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), text: readFileSync(`/proc/${name}/environ`, 'latin1') }];
      } catch {
        return [];
      }
    });
}

function environmentsFromPs(): { pid: number; text: string }[] {
  const lines = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.map((text) => ({ pid: Number.parseInt(text, 10), text }));
}
