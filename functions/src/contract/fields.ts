import { z } from 'zod';
import { limits } from './limits.ts';

/** Values that several entities share. */

/** A document id of ours: what Firestore and Firebase Auth make, never a path nor a name that Firestore keeps for itself. */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/, 'Not an id')
  .refine((value) => !/^__.*__$/.test(value), 'Not an id')
  .meta({ example: 'k3mF0x9QzYdT2b' });

export const timestamp = z.iso.datetime().meta({ description: 'A moment in UTC, ISO 8601' });

export const count = z.int().min(0);

/** What `?limit=` and `?cursor=` take on every list; the next page's address stands in the `Link` header. */
export const pageQuery = z.object({
  limit: z.coerce
    .number<number | string>('A whole number')
    .int('A whole number')
    .min(1, 'At least 1')
    .max(limits.page.max, `At most ${limits.page.max}`)
    .default(limits.page.initial),
  cursor: z.string().max(500, 'Not a cursor of ours').optional(),
});
