import { BehaviorSubject, type Observable } from 'rxjs';
import type { StorageConnection } from '../../lib/firebase/connection.ts';
import { objectPath, type FileKind } from './fileKinds.ts';
import { keepTrying, type Attempt } from './keepTrying.ts';
import { fileSender } from './sendFile.ts';

/** `waiting`: for the connection, to go on by itself. */
export interface OnItsWay {
  phase: 'running' | 'waiting' | 'paused';
  percent: number;
}

/** Where a file on its way to Storage stands. */
export type TransferStatus =
  | OnItsWay
  | { phase: 'done'; url: string }
  | { phase: 'failed'; error: unknown }
  | { phase: 'canceled' };

export function isOnItsWay(status: TransferStatus | undefined): status is OnItsWay {
  return status !== undefined && 'percent' in status;
}

export interface Transfer {
  id: string;
  file: File;
  userId: string;
  status: Observable<TransferStatus>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Objects never change under their names, so whoever has one keeps it. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Starts a resumable upload at once. Its status never fails: a failure is one of its phases. */
export function beginTransfer(
  kind: FileKind,
  file: File,
  userId: string,
  connect: () => Promise<StorageConnection>,
): Transfer {
  const path = objectPath(kind, userId, file, Date.now());
  const status = new BehaviorSubject<TransferStatus>({ phase: 'running', percent: 0 });
  const paused = new BehaviorSubject(false);
  const ending = new AbortController();
  let percent = 0;

  const show = (phase: 'running' | 'waiting') => {
    if (!ending.signal.aborted) status.next({ phase: paused.value ? 'paused' : phase, percent });
  };
  const pause = (now: boolean) => {
    paused.next(now);
    show('running');
  };

  const onProgress = (sent: number) => {
    percent = Math.floor((sent / file.size) * 100);
    show('running');
  };
  let storage: StorageConnection | undefined;
  let send: ((attempt: Attempt) => Promise<void>) | undefined;

  /** Goes on from the step that was not through the last time. Answers the file's download address. */
  const goOn = async (attempt: Attempt) => {
    storage ??= await connect();
    const object = { name: path, contentType: file.type, cacheControl };
    send ??= fileSender(file, { ...storage, object, onProgress });
    await send(attempt);
    return storage.addressOf(path);
  };

  const run = async () => {
    const onWait = () => show('waiting');
    const url = await keepTrying(goOn, { paused, signal: ending.signal, onWait });
    status.next({ phase: 'done', url });
  };

  run()
    .catch((error: unknown) => {
      if (!ending.signal.aborted) status.next({ phase: 'failed', error });
    })
    .finally(() => status.complete());

  return {
    id: path,
    file,
    userId,
    status,
    pause: () => pause(true),
    resume: () => pause(false),
    cancel: () => {
      status.next({ phase: 'canceled' });
      ending.abort();
      paused.next(false);
    },
  };
}
