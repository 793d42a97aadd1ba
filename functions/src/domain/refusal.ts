import type { FieldError, ProblemCode } from '../contract/problems.ts';

interface Details {
  /** The fields that made it so. */
  errors?: FieldError[];
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  /** The methods that the address does take. */
  allow?: string[];
}

/** A request that the product refuses, with the code that the caller is told. Everything else that is thrown is our fault. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The refusal of one field. */
export const invalid = (path: string, message: string) =>
  new Refusal('invalid', { errors: [{ path, message }] });
