import { FirebaseError } from 'firebase/app';
import { filter, firstValueFrom, fromEvent, merge, take, timer, type Observable } from 'rxjs';
import { ProblemError, UnreachableError } from '../../lib/api/problem.ts';
import { ConnectionLost, UploadRefused } from '../../lib/firebase/uploadProtocol.ts';

const longestWait = 8000;

/** How long to wait before the next try, in milliseconds: doubling, but a connection that is back is soon found. */
export function waitAfter(failures: number): number {
  return Math.min(longestWait, 500 * 2 ** failures);
}

/** A server that is away is asked again this often in a row; a connection that is away is waited for without an end. */
const mostRefusals = 6;

/** What Firebase's code calls a connection that is away. */
const lostCodes = new Set(['auth/network-request-failed', 'storage/retry-limit-exceeded']);

function isConnectionLost(error: unknown): boolean {
  if (error instanceof FirebaseError) return lostCodes.has(error.code);
  return error instanceof ConnectionLost || error instanceof UnreachableError;
}

function isServerAway(error: unknown): boolean {
  if (!(error instanceof UploadRefused || error instanceof ProblemError)) return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** One try of something. */
export interface Attempt {
  /** Ends it, when it is paused or canceled. */
  signal: AbortSignal;
  /** Says that it has come further than any try before. */
  cameOn: () => void;
}

interface Interruptions {
  paused: Observable<boolean>;
  signal: AbortSignal;
  /** Called before each wait for the connection. */
  onWait: () => void;
}

/** A signal that ends what is running when it is paused or canceled. */
function untilPaused({ paused, signal }: Interruptions): AbortSignal {
  const attempt = new AbortController();
  merge(paused.pipe(filter(Boolean)), fromEvent(signal, 'abort'))
    .pipe(take(1))
    .subscribe(() => attempt.abort());
  return attempt.signal;
}

/**
 * Does something, and does it again after whatever interrupts it, until it is through. It is to remember how far it came.
 * @throws what ends it: the signal's reason, a refusal that stays, and whatever is neither refusal nor connection
 */
export async function keepTrying<Result>(
  run: (attempt: Attempt) => Promise<Result>,
  interruptions: Interruptions,
): Promise<Result> {
  const { paused, signal, onWait } = interruptions;
  let failures = 0;
  let refusals = 0;
  const cameOn = () => {
    failures = 0;
    refusals = 0;
  };

  for (;;) {
    await firstValueFrom(paused.pipe(filter((now) => !now)));
    signal.throwIfAborted();
    const attempt = untilPaused(interruptions);
    try {
      return await run({ signal: attempt, cameOn });
    } catch (error) {
      signal.throwIfAborted();
      const lost = isConnectionLost(error);
      failures += 1;
      refusals = lost ? 0 : refusals + 1;
      if (!lost && !(isServerAway(error) && refusals <= mostRefusals)) throw error;
      if (!attempt.aborted) {
        onWait();
        await firstValueFrom(merge(timer(waitAfter(failures)), fromEvent(window, 'online')));
      }
    }
  }
}
