import { useLocation, useNavigate } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { paths } from '../../paths.ts';
import { strings } from '../../strings/index.ts';
import { showToast } from '../../ui/toast.ts';

/** Leads to the sign-in page, which leads back here. */
export function useSignInFirst(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(paths.signIn, { state: { from: location } });
}

/** Whether a write was refused because nobody is signed in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'no-session';
}

/** Tells of a write that failed: offers to sign in when the session is over, else to try again. */
export function useTellFailure(): (error: unknown, words: string, retry: () => void) => void {
  const signInFirst = useSignInFirst();
  return (error, words, retry) => {
    console.warn(words, error);
    const reason = failureWords(error, '');
    showToast(
      [words, reason].join(' ').trim(),
      isSessionOver(error)
        ? { label: strings.common.signIn, run: signInFirst }
        : { label: strings.common.retry, run: retry },
    );
  };
}
