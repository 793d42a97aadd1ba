import fc from 'fast-check';
import type { z } from 'zod';
import { type JsonSchema, SchemaBook } from '../api/reference/schemas.ts';

/** Strings of any script, with what breaks parsers: quotes, controls, right-to-left, paths, templates, markup. */
const text = (minLength = 0, maxLength = 60) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constantFrom(
      '../../etc/passwd',
      '${7*7}',
      '<script>alert(1)</script>',
      "' OR 1=1 --",
      '__proto__',
      '.*+?^$',
      '\u202e\u0000',
    ),
  );

/** What a schema takes, by its JSON Schema; what only code can say is left to chance. */
function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string' && typeof schema['pattern'] === 'string' && !schema.format)
    return fc.stringMatching(new RegExp(schema['pattern']));
  switch (schema.type) {
    case 'string':
      return schema.format === 'email' ? fc.emailAddress() : text(schema.minLength, schema.maxLength);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'array':
      return fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 10, 10) });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, field]) => [key, fromJsonSchema(field)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue();
  }
}

/** Values that look right to a schema, and mostly are. */
export const likely = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fromJsonSchema(new SchemaBook().input(schema));

/** Values that a schema refuses: anything at all, or something likely with one field gone wrong. */
export function wrong(schema: z.ZodType): fc.Arbitrary<unknown> {
  const spoilt = fc
    .tuple(likely(schema), fc.nat(), fc.jsonValue())
    .map(([value, position, other]) => spoil(value, position, other));
  return fc
    .oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 3, arbitrary: spoilt })
    .filter((value) => !accepts(schema, value));
}

/** Zod throws at an object that pretends to have a length; the API refuses that too. */
function accepts(schema: z.ZodType, value: unknown): boolean {
  try {
    return schema.safeParse(value).success;
  } catch {
    return false;
  }
}

function spoil(value: unknown, position: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[position % Math.max(1, keys.length)];
  return key === undefined ? other : { ...value, [key]: other };
}
