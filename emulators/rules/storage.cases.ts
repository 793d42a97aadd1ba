import { METHODS, type Method } from './methods.ts';
import { OWNER, type Who } from './people.ts';
import { KINDS, NAMES, STAMP, type Kind, type SentFile } from './storage.kinds.ts';

/** A request and what the rules have to answer. */
export interface StorageCase {
  /** What is particular about it. */
  what: string;
  who: Who;
  method: Method;
  path: string;
  /** Whether there is a file at the path already. */
  there: boolean;
  /** What the request sends; the rules must not trust it where a method sends nothing. */
  file: SentFile;
  allowed: boolean;
}

const VERBS: Record<Method, string> = {
  get: 'read',
  list: 'list',
  create: 'upload',
  update: 'change',
  delete: 'delete',
};

/** The case as a sentence, for a test's name. */
export const sentence = ({ what, who, method, allowed }: StorageCase): string =>
  `${what}: ${who} ${allowed ? 'may' : 'may not'} ${VERBS[method]}`;

type Ask = (method: Method, what: string, change?: Partial<StorageCase>) => StorageCase;

function casesOf(kind: Kind): StorageCase[] {
  const folder = `${kind.folder}/${OWNER}`;
  const ask: Ask = (method, what, change = {}) => ({
    who: 'the owner',
    method,
    what: `${kind.folder}, ${what}`,
    path: `${folder}/${STAMP}file`,
    there: false,
    file: kind.file,
    allowed: false,
    ...change,
  });
  return [
    ...placeCases(kind, folder, ask),
    ...fileCases(kind, folder, ask),
    ...laterCases(kind, folder, ask),
  ];
}

/** Who may upload where. */
const placeCases = (kind: Kind, folder: string, ask: Ask): StorageCase[] => [
  ask('create', 'the account’s own folder', { allowed: true }),
  ask('create', 'another account’s folder', { who: 'somebody else' }),
  ask('create', 'not signed in', { who: 'a visitor' }),
  ask('create', 'a name that is taken', { there: true }),
  ask('create', 'no account’s folder', { path: `${kind.folder}/${STAMP}file` }),
  ask('create', 'a folder further down', { path: deeper(folder) }),
];

/** What may be uploaded. */
function fileCases({ file, types, refusedTypes, most }: Kind, folder: string, ask: Ask): StorageCase[] {
  const typed = (contentType: string, allowed: boolean) =>
    ask('create', `type ${JSON.stringify(contentType)}`, { file: { ...file, contentType }, allowed });
  const sized = (size: number, allowed: boolean) =>
    ask('create', `${size} bytes`, { file: { ...file, size }, allowed });
  return [
    ...types.map((type) => typed(type, true)),
    ...refusedTypes.map((type) => typed(type, false)),
    sized(0, false),
    sized(1, true),
    sized(most, true),
    sized(most + 1, false),
    ...NAMES.map(({ what, name, allowed }) => ask('create', what, { path: `${folder}/${name}`, allowed })),
  ];
}

/** What becomes of a file that is there. */
const laterCases = (kind: Kind, folder: string, ask: Ask): StorageCase[] => [
  ask('get', 'the account’s own file', { there: true, allowed: true }),
  ask('get', 'another account’s file', { there: true, who: 'somebody else' }),
  ask('get', 'not signed in', { there: true, who: 'a visitor' }),
  ask('get', 'a folder further down', { there: true, path: deeper(folder) }),
  ask('list', 'all accounts’ folders', { path: kind.folder }),
  ask('list', 'the account’s own folder', { path: folder }),
  ...(['list', 'update', 'delete'] as const).flatMap((method) => [
    ask(method, 'nothing there yet'),
    ask(method, 'the account’s own file', { there: true }),
    ask(method, 'another account’s file', { there: true, who: 'somebody else' }),
    ask(method, 'not signed in', { there: true, who: 'a visitor' }),
  ]),
];

const deeper = (folder: string) => `${folder}/${STAMP}folder/${STAMP}file`;

/** What is in no folder that the rules name, the back end's own files among it. */
const elsewhere = [
  `${STAMP}file`,
  `other/${OWNER}/${STAMP}file`,
  'media/Hj2b6TnCsIu4video/720.mp4',
  'catalogue/snapshot.json',
].flatMap((path) =>
  KINDS.flatMap(({ file }) =>
    METHODS.flatMap((method) =>
      (['the owner', 'a visitor'] as const).map((who) => {
        const what = `elsewhere, ${file.contentType} at ${path}`;
        return { what, who, method, path, file, there: method !== 'create', allowed: false };
      }),
    ),
  ),
);

/**
 * Every rule and condition of storage.rules, allowed and refused. The numbers are the contract's, so that a limit in the
 * rules that is off by a byte gives another answer than the one expected here.
 */
export const storageCases: StorageCase[] = [...KINDS.flatMap(casesOf), ...elsewhere];
