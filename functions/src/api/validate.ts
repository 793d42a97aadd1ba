import type { z } from 'zod';
import type { FieldError } from '../contract/problems.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * What a schema makes of a value.
 * @throws {Refusal} invalid, with one error for each field; malformed
 */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', { errors: parsed.error.issues.map(fieldError) });
}

/** An object that pretends to have a length or to be a number makes zod itself throw. */
function safeParse(schema: z.ZodType, value: unknown) {
  try {
    return schema.safeParse(value, { error: inPlainWords });
  } catch {
    throw new Refusal('malformed');
  }
}

/** What is said where the contract says nothing of its own. */
const inPlainWords: z.core.$ZodErrorMap = ({ code, input, ...issue }) => {
  if (code === 'invalid_value') return 'Not one of the values that are known here';
  if (code !== 'invalid_type') return undefined;
  return input === undefined
    ? 'Missing'
    : `Not of the type ${'expected' in issue ? String(issue.expected) : 'asked for'}`;
};

const fieldError = ({ path, message }: z.core.$ZodIssue): FieldError => ({
  path: path.map(String).join('.'),
  message,
});
