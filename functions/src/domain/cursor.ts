import type { z } from 'zod';
import { invalid } from './refusal.ts';

/** Where the next page begins, in a form that nobody is tempted to make by hand. */
export const encodeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/**
 * What `encodeCursor` was given.
 * @throws {Refusal} invalid when it is no cursor of ours
 */
export function decodeCursor<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalid('cursor', 'Not a cursor of ours');
  }
}

/** One page of a list, and where the next begins if there may be one. */
export interface Page<Item> {
  items: Item[];
  next: string | undefined;
}
