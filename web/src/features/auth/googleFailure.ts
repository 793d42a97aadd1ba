import { ProblemError, UnreachableError } from '../../lib/api/problem.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { errorCode } from '../../lib/firebase/errorCode.ts';
import { PartError } from '../../lib/loadPart.ts';
import { strings } from '../../strings/index.ts';
import { GoogleTimeout } from './session.ts';

const words = strings.signIn;

const unreachable = new Set(['auth/internal-error', 'auth/network-request-failed', 'auth/timeout']);
const givenUp = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** What to tell of a failed sign-in with Google; nothing when the person closed the window. */
export function googleFailure(error: unknown): string | undefined {
  if (error instanceof ProblemError || error instanceof UnreachableError)
    return failureWords(error, words.failed);
  if (error instanceof PartError && error.isReplaced) return strings.errors.renewed;
  if (error instanceof GoogleTimeout) return words.googleUnreachable;
  const code = errorCode(error);
  if (givenUp.has(code)) return undefined;
  if (code === 'auth/popup-blocked') return words.googleBlocked;
  // An error without a code says that Firebase's own code or configuration did not load.
  return unreachable.has(code) || code === '' ? words.googleUnreachable : words.googleRefused;
}
