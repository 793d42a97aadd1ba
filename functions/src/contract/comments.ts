import { z } from 'zod';
import { channel } from './accounts.ts';
import { id, timestamp } from './fields.ts';
import { limits } from './limits.ts';

const desc = z
  .string('Write something')
  .max(limits.comment.max, `At most ${limits.comment.max} characters`)
  .refine((value) => value.trim() !== '', 'Write something');

/** `userId` is taken for the specification's sake and ignored: the author is the session's account. */
export const commentBody = z.object({ desc, videoId: id, userId: z.unknown().optional() });

export const commentChanges = z.object({ desc });

export const comment = z
  .object({
    _id: id,
    userId: id,
    videoId: id,
    desc: z.string(),
    createdAt: timestamp,
    editedAt: timestamp.optional(),
    author: channel,
  })
  .meta({ id: 'Comment' });

export const deleted = z.object({ _id: id }).meta({ id: 'Deleted' });
