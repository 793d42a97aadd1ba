import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.ts';
import { HOST, type Ports } from './ports.ts';

interface Header {
  key: string;
  value: string;
}

type Rewrite = { source: string } & ({ function: { functionId: string } } | { destination: string });

/** The parts of firebase.json that the suite reads; everything else in it is passed on as it is. */
export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  functions: { source: string }[];
  hosting: { public: string; rewrites: Rewrite[]; headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, unknown>;
}

/** firebase.json as it is deployed. */
export const readFirebaseConfig = (): FirebaseConfig =>
  JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;

/**
 * The configuration of one suite: the deployed one on ports of its own, its paths told from the folder that the generated
 * file lies in, and the emulators' origins added to the Content-Security-Policy.
 */
export function suiteConfig(config: FirebaseConfig, ports: Ports, folder: string): FirebaseConfig {
  const fromFolder = (path: string) => relative(folder, join(ROOT, path));
  const { firestore, storage, functions, hosting } = config;
  return {
    ...config,
    firestore: { rules: join(ROOT, firestore.rules), indexes: join(ROOT, firestore.indexes) },
    storage: { rules: join(ROOT, storage.rules) },
    functions: functions.map((codebase) => ({ ...codebase, source: fromFolder(codebase.source) })),
    hosting: {
      ...hosting,
      public: fromFolder(hosting.public),
      headers: hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) =>
          header.key === 'Content-Security-Policy'
            ? { ...header, value: allowEmulators(header.value, ports) }
            : header,
        ),
      })),
    },
    emulators: emulatorsOn(ports, config.emulators),
  };
}

/** Adds to a policy what a page needs to speak to the emulators, and nothing else. */
function allowEmulators(policy: string, ports: Ports): string {
  const auth = `http://${HOST}:${ports.auth}`;
  const storage = `http://${HOST}:${ports.storage}`;
  const added: Record<string, string[]> = {
    'connect-src': [auth, storage],
    'frame-src': [auth],
    'img-src': [storage],
    'media-src': [storage],
  };
  return policy
    .split('; ')
    .map((directive) => [directive, ...(added[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

/** The ports that firebase.json names: where `npm start` and the Firebase CLI listen. */
export function fixedPorts(config: FirebaseConfig): Ports {
  const at = (name: string) => config.emulators[name] as { port: number; websocketPort: number };
  return {
    hosting: at('hosting').port,
    functions: at('functions').port,
    auth: at('auth').port,
    firestore: at('firestore').port,
    websocket: at('firestore').websocketPort,
    storage: at('storage').port,
    eventarc: at('eventarc').port,
    tasks: at('tasks').port,
    hub: at('hub').port,
    logging: at('logging').port,
  };
}

function emulatorsOn(ports: Ports, emulators: Record<string, unknown>): Record<string, unknown> {
  const { websocket, ...others } = ports;
  const listening = Object.entries(others).map(([name, port]) => [name, { host: HOST, port }]);
  return {
    ...emulators,
    ...Object.fromEntries(listening),
    firestore: { host: HOST, port: ports.firestore, websocketPort: websocket },
  };
}
