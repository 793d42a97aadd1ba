import type { z } from 'zod';
import type { FieldError } from '../contract/problems.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * What a schema makes of a value.
 * @throws {Refusal} invalid, with one error for each field
 */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', { errors: parsed.error.issues.map(fieldError) });
}

const fieldError = ({ path, message }: z.core.$ZodIssue): FieldError => ({
  path: path.map(String).join('.'),
  message,
});
