import type { FieldError, Problem, ProblemCode } from '@lantern/functions/contract/problems';

/** What the API refused, as its problem document says. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before the next try, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail || problem.title);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.status = problem.status;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }

  /** What is wrong with a field, if anything is. */
  field(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

/** The API could not be reached at all. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'UnreachableError';
  }
}

/** Reads the error out of an answer outside 200-299; an answer that is no problem document becomes one. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const waiting = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(waiting) ? waiting : undefined;
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ProblemError(body, retryAfter);
  const code = response.status === 404 ? 'not-found' : response.status < 500 ? 'malformed' : 'unavailable';
  const title = `The server answered ${response.status}`;
  return new ProblemError(
    { type: 'about:blank', title, status: response.status, code, detail: '' },
    retryAfter,
  );
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}
