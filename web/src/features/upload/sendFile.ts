import { FirebaseError } from 'firebase/app';
import { filter, firstValueFrom, fromEvent, merge, take, timer, type Observable } from 'rxjs';
import {
  askReceived,
  ConnectionLost,
  granularity,
  sendPart,
  startUpload,
  UploadRefused,
  type NewObject,
} from '../../lib/firebase/uploadProtocol.ts';

/** What a cut connection costs at most is one part: a twentieth of the file, and not more than this. */
const largestPart = 16 * 1024 * 1024;

/** How many bytes of a file are sent at a time. */
export function partSize(total: number): number {
  const twentieth = Math.floor(total / 20 / granularity) * granularity;
  return Math.min(largestPart, Math.max(granularity, twentieth));
}

const longestWait = 8000;

/** How long to wait before the next try, in milliseconds: doubling, but a connection that is back is soon found. */
export function waitAfter(failures: number): number {
  return Math.min(longestWait, 500 * 2 ** failures);
}

/** A storage that is away is asked this often in a row; a connection that is away is waited for without an end. */
const mostRefusals = 6;

function maySucceedLater(error: unknown, failures: number): boolean {
  if (error instanceof ConnectionLost) return true;
  if (error instanceof FirebaseError) return error.code === 'auth/network-request-failed';
  if (!(error instanceof UploadRefused) || failures > mostRefusals) return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

interface Sending {
  objectsUrl: string;
  object: Omit<NewObject, 'size'>;
  getIdToken: () => Promise<string>;
  paused: Observable<boolean>;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Called before each wait for the connection. */
  onWait: () => void;
}

/** A signal that ends what is running when the upload is paused or canceled. */
function untilPaused({ paused, signal }: Sending): AbortSignal {
  const attempt = new AbortController();
  merge(paused.pipe(filter(Boolean)), fromEvent(signal, 'abort'))
    .pipe(take(1))
    .subscribe(() => attempt.abort());
  return attempt.signal;
}

/**
 * Sends a file in parts. After whatever interrupts it, it asks what has arrived and goes on from there.
 * @throws {UploadRefused} when the storage refuses it, and what ends it: the signal's reason, Firebase's errors, a file that
 * cannot be read any more
 */
export async function sendFile(file: Blob, sending: Sending): Promise<void> {
  const { objectsUrl, object, getIdToken, signal, onProgress } = sending;
  let url: string | undefined;
  let failures = 0;

  const goOn = async (attempt: AbortSignal) => {
    const access = async () => ({ idToken: await getIdToken(), signal: attempt });
    let received = { bytes: 0, finished: false };
    if (url === undefined)
      url = await startUpload(objectsUrl, { ...object, size: file.size }, await access());
    else received = await askReceived(url, await access());
    let offset = received.bytes;
    let last = received.finished;
    while (!last) {
      const from = offset;
      onProgress(from);
      const part = file.slice(from, from + partSize(file.size));
      last = from + part.size === file.size;
      const watch = { ...(await access()), onProgress: (sent: number) => onProgress(from + sent) };
      await sendPart(url, { part, offset: from, last }, watch);
      failures = 0;
      offset += part.size;
    }
  };

  for (;;) {
    await firstValueFrom(sending.paused.pipe(filter((paused) => !paused)));
    signal.throwIfAborted();
    const attempt = untilPaused(sending);
    try {
      await goOn(attempt);
      return;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (!maySucceedLater(error, failures)) throw error;
      // A file that is gone looks like a connection that is.
      await file.slice(0, 1).arrayBuffer();
      if (!attempt.aborted) {
        sending.onWait();
        await firstValueFrom(merge(timer(waitAfter(failures)), fromEvent(window, 'online')));
      }
    }
  }
}
