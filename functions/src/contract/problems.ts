/** Every error the API answers, by its code: the HTTP status and the title of its problem document (RFC 9457). */
export const problems = {
  malformed: { status: 400, title: 'The request cannot be read' },
  invalid: { status: 400, title: 'Some fields need another value' },
  'no-session': { status: 401, title: 'Sign in first' },
  'wrong-credentials': { status: 401, title: 'The name or the password is wrong' },
  'foreign-origin': { status: 403, title: 'The request comes from another site' },
  'not-yours': { status: 403, title: 'This belongs to somebody else' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'name-taken': { status: 409, title: 'This name is taken' },
  'email-taken': { status: 409, title: 'This e-mail address has an account already' },
  'too-large': { status: 413, title: 'The request is too large' },
  'not-json': { status: 415, title: 'The request is not JSON' },
  'too-many-requests': { status: 429, title: 'Too many tries' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service is away for a moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** A field that was refused: where it is (`tags.3`) and what it should be, in a person's words. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every error answer, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  errors?: FieldError[];
}
