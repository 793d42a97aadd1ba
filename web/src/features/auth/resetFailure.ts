import { errorCode } from '../../lib/firebase/errorCode.ts';
import { strings } from '../../strings/index.ts';
import { NoAddress } from './session.ts';

const words = strings.signIn.reset;

const notAnAddress = new Set(['auth/invalid-email', 'auth/invalid-recipient-email']);

/** What to tell of a letter that could not be asked for: at the field, or of the form as a whole. */
export function resetFailure(error: unknown): { field?: string; message?: string } {
  if (error === undefined) return {};
  const code = errorCode(error);
  if (error instanceof NoAddress || notAnAddress.has(code)) return { field: words.invalid };
  if (code === 'auth/too-many-requests') return { message: words.tooMany };
  return { message: words.failed };
}
