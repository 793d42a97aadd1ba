import type { FieldError, Problem, ProblemCode } from '@lantern/functions/contract/problems';

/** What the API refused, as its problem document says. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** What the API says to a person; nothing where its answer was no problem document. */
  readonly told: string;
  /** Seconds to wait before the next try, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    const told = problem.detail || problem.title;
    super(told || `The server answered ${problem.status}`);
    this.name = 'ProblemError';
    this.told = told;
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

/** The code of an answer without a problem document: from what stands before the API, as a CDN or a full server. */
function codeOf(status: number): ProblemCode {
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many-requests';
  return status < 500 ? 'malformed' : 'unavailable';
}

/** Reads the error out of an answer outside 200-299; an answer that is no problem document becomes one. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const waiting = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(waiting) ? waiting : undefined;
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ProblemError(body, retryAfter);
  const code = codeOf(response.status);
  return new ProblemError(
    { type: 'about:blank', title: '', status: response.status, code, detail: '' },
    retryAfter,
  );
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}
