import { strings } from '../strings/index.ts';
import { ProblemError, UnreachableError } from './api/problem.ts';

/** What to tell a person of an error: the wait, the connection, what the server said, or the given words. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof UnreachableError) return strings.common.unreachable;
  if (!(error instanceof ProblemError)) return otherwise;
  if (error.code === 'too-many-requests') return strings.common.waitSeconds(error.retryAfter ?? 60);
  if (error.code === 'no-session') return strings.common.sessionEnded;
  if (error.status >= 500) return strings.common.unavailable;
  return error.told || otherwise;
}
