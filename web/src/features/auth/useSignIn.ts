import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem.ts';
import { paths } from '../../paths.ts';

interface Attempt {
  busy: boolean;
  error: unknown;
  /** What the server says of one field. */
  field: (path: string) => string | undefined;
  run: () => Promise<void>;
}

function cameFrom(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { pathname, search } = state.from as Location;
  return pathname === paths.signIn ? paths.home : `${pathname}${search}`;
}

/**
 * One form's way in: busy while it runs; then the page that one came from (the home feed without one) unless one stays, or
 * its error.
 */
export function useSignIn(way: () => Promise<void>, stay = false): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const navigate = useNavigate();
  const { state } = useLocation();

  const run = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await way();
      if (!stay) await navigate(cameFrom(state), { replace: true });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    run,
    field: (path) => (error instanceof ProblemError ? error.field(path) : undefined),
  };
}
