import { z } from 'zod';
import { count, id, timestamp } from './fields.ts';
import { limits } from './limits.ts';

const nameHint = `${limits.name.min} to ${limits.name.max} characters`;
const passwordHint = `${limits.password.min} to ${limits.password.max} characters`;

/** Characters as Unicode counts them, so that an emoji is one. */
const lengthOf = (value: string) => Array.from(value).length;

/**
 * The joiners (zero-width, and no others) that spelling needs inside words of Persian, Hindi and others, and that hold the
 * parts of an emoji together: Unicode's Technical Standard 31, section 2.3.
 */
const JOINERS = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})/gu;

const hasInvisible = (value: string) =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(value.replaceAll(JOINERS, ''));

/** A user name as it is shown: trimmed at the ends, inner spaces single, any script, nothing invisible but joiners. */
export const name = z
  .string('Enter a name')
  .transform((value) => value.trim().replaceAll(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .refine((value) => lengthOf(value) >= limits.name.min, nameHint)
      .refine((value) => lengthOf(value) <= limits.name.max, nameHint)
      .refine((value) => !hasInvisible(value), 'No invisible characters'),
  );

export const newPassword = z
  .string('Enter a password')
  .min(limits.password.min, passwordHint)
  .max(limits.password.max, passwordHint);

export const signUpBody = z.object({
  name,
  password: newPassword,
  email: z.email('Enter an e-mail address').max(limits.email.max, 'This address is too long'),
});

export const signInBody = z.object({
  name: z.string('Enter your name').min(1, 'Enter your name').max(200, 'Nobody has a name this long'),
  password: z
    .string('Enter your password')
    .min(1, 'Enter your password')
    .max(1000, 'Nobody has a password this long'),
});

/** Hints only: the truth comes from the identity provider's verified token in `Authorization`. */
export const googleBody = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  img: z.string().nullish(),
});

export const channel = z
  .object({ _id: id, name: z.string(), img: z.string().optional() })
  .meta({ id: 'Channel', description: 'The account that a video or a comment is by' });

export const publicUser = channel
  .extend({ subscribers: count, createdAt: timestamp })
  .meta({ id: 'User', description: 'What everybody sees of an account' });

export const currentUser = publicUser
  .extend({ subscribedUsers: z.array(id) })
  .meta({ id: 'CurrentUser', description: 'What an account sees of itself' });

export const signedInUser = currentUser
  .extend({ token: z.string().meta({ description: 'A custom token that signs the Firebase client SDK in' }) })
  .meta({ id: 'SignedInUser' });

export const token = z.object({ token: z.string() }).meta({ id: 'Token' });

export const signedOut = z.object({}).meta({ id: 'SignedOut' });

export const profileBody = z
  .object({ name: name.optional(), img: z.string().max(2000, 'This address is too long').optional() })
  .refine((body) => body.name !== undefined || body.img !== undefined, 'Send a name or a picture');
