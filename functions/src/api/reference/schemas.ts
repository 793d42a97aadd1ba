import { z } from 'zod';

/** A JSON Schema as far as the reference looks into it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
  [keyword: string]: unknown;
}

/** Turns the contract's schemas into JSON Schemas, and keeps those that have a name once. */
export class SchemaBook {
  readonly #named: Record<string, JsonSchema> = {};

  /** What a client sends. */
  input(schema: z.ZodType | z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** What a client gets. */
  output(schema: z.ZodType | z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  named(): Record<string, JsonSchema> {
    return this.#named;
  }

  /** Wrapped, because zod names only what lies within the schema that it converts. */
  #convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' });
    const text = JSON.stringify(converted).replaceAll('#/$defs/', '#/components/schemas/');
    const { $defs, properties } = JSON.parse(text) as {
      $defs?: Record<string, JsonSchema>;
      properties: { schema: JsonSchema };
    };
    Object.assign(this.#named, $defs);
    return properties.schema;
  }
}
