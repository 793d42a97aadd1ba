import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { SetupError } from './setup-error.ts';

/** The one address on which everything of the suite listens. */
export const HOST = '127.0.0.1';

/** Where `npm run dev` serves the web app. */
export const DEV_SERVER_PORT = 5173;

const PORT_NAMES = [
  'hosting',
  'functions',
  'auth',
  'firestore',
  'websocket',
  'storage',
  'eventarc',
  'tasks',
  'hub',
  'logging',
] as const;
export type Ports = Record<(typeof PORT_NAMES)[number], number>;

/** Blocks of ports are taken from here: below what Linux gives to outgoing connections (32768 and up). */
const FIRST = 20_000;
const BLOCKS = 1_000;

/** Whether nobody listens on a port. */
export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * A block of free ports, picked at random so that several suites can start at once.
 * @throws {SetupError} when fifty blocks in a row hold a port that is taken
 */
export async function freePorts(attempts = 50): Promise<Ports> {
  if (attempts === 0)
    throw new SetupError(`No ${PORT_NAMES.length} free ports in a row were found from ${FIRST} up.`);
  const base = FIRST + randomInt(BLOCKS) * PORT_NAMES.length;
  const ports = PORT_NAMES.map((name, i) => [name, base + i] as const);
  const free = await Promise.all(ports.map(([, port]) => isFree(port)));
  return free.every(Boolean) ? (Object.fromEntries(ports) as Ports) : freePorts(attempts - 1);
}

/**
 * Makes sure that ports which are fixed are free.
 * @param ports each under the name of what is to listen there
 * @throws {SetupError} that names the process which holds one
 */
export async function requireFree(ports: Record<string, number>): Promise<void> {
  const taken = await Promise.all(Object.entries(ports).map(([name, port]) => complaint(name, port)));
  const first = taken.find((it) => it !== undefined);
  if (first) throw new SetupError(`${first}. Stop that process and try again.`);
}

/** A clause that says which process holds a port; nothing where it is free. */
export async function complaint(name: string, port: number): Promise<string | undefined> {
  if (await isFree(port)) return undefined;
  const holder = portHolder(port);
  const who = holder ? `process ${holder.pid} (${holder.command})` : 'another process';
  return `Port ${port} (${name}) is held by ${who}`;
}

export interface PortHolder {
  pid: number;
  command: string;
}

/** The process that listens on a port, where this user may see it. */
export function portHolder(port: number): PortHolder | undefined {
  const pid = existsSync('/proc/net/tcp') ? listenerFromProc(port) : listenerFromLsof(port);
  return pid === undefined ? undefined : { pid, command: commandOf(pid) };
}

/** Reads the socket's inode from the kernel's table (proc(5), /proc/net/tcp: state 0A is listening) and finds who has it open. */
function listenerFromProc(port: number): number | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((table) => existsSync(table))
    .flatMap((table) => readFileSync(table, 'utf8').trim().split('\n').slice(1));
  const listening = lines
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A');
  const sockets = new Set(listening.map((fields) => `socket:[${fields[9]}]`));
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((it) => openFiles(it).some((file) => sockets.has(file)));
  return pid === undefined ? undefined : Number(pid);
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

function listenerFromLsof(port: number): number | undefined {
  try {
    const out = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
    return Number(out.split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .slice(0, 120);
  } catch {
    return 'unknown';
  }
}
