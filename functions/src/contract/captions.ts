import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * A language as BCP 47 writes it: a language, perhaps a script, perhaps a region. `pt-br` and `pt-BR` are one, as are a
 * language's old and new codes.
 */
export const language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?$/, 'Not a language')
  .transform((tag) => new Intl.Locale(tag).toString())
  .meta({ example: 'pt-BR', description: 'BCP 47' });

export const captionsBody = z.object({
  text: z
    .string('Not a text')
    .min(1, 'The file is empty')
    .max(limits.captions.bytes, 'The captions are too long')
    .meta({ description: 'WebVTT or SubRip (SRT)' }),
});

export const captions = z
  .object({
    language: z.string(),
    url: z.string().meta({ description: 'The WebVTT, on this site; another one after each change' }),
  })
  .meta({ id: 'Captions' });

export const webVtt = z.string().meta({ description: 'WebVTT' });
