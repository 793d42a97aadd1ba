import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from '../lib/api/problem.ts';

/** Only what may pass by itself is tried again: no answer, or a server that is away. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ProblemError && error.status < 500;
  return !refused && failures < 2;
}

/** Lists stay as they are for a visit, so that Back leads to the very same page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 30 * 60_000,
      retry: worthRetrying,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
});
