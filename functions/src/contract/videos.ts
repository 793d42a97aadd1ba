import { z } from 'zod';
import { channel } from './accounts.ts';
import { captions } from './captions.ts';
import { count, id, pageQuery, timestamp } from './fields.ts';
import { limits } from './limits.ts';
import { mediaFields } from './media.ts';

const title = z
  .string('Enter a title')
  .min(limits.title.min, 'Enter a title')
  .max(limits.title.max, `At most ${limits.title.max} characters`)
  .refine((value) => value.trim() !== '', 'Enter a title');

const desc = z.string('Not a text').max(limits.desc.max, `At most ${limits.desc.max} characters`);

const tags = z
  .array(
    z.string('Not a text').max(limits.tags.length, `At most ${limits.tags.length} characters`),
    'Not a list of tags',
  )
  .max(limits.tags.max, `At most ${limits.tags.max} tags`)
  .meta({ description: 'Kept as sent, untrimmed' });

const fileUrl = z.string('Upload a file first').max(2000, 'Not a file of ours');

export const videoBody = z.object({
  title,
  desc: desc.default(''),
  imgUrl: fileUrl.default(''),
  videoUrl: fileUrl.min(1, 'Upload a video first'),
  tags: tags.default([]),
});

export const videoChanges = z
  .object({ title, desc, tags, imgUrl: fileUrl })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Send what should change');

export const video = z
  .object({
    _id: id,
    userId: id,
    title: z.string(),
    desc: z.string(),
    imgUrl: z.string().meta({ description: 'The thumbnail; empty while there is none' }),
    videoUrl: z.string(),
    tags: z.array(z.string()),
    views: count,
    likes: z.array(id).meta({ description: 'The first voters only; likeCount is the number' }),
    dislikes: z.array(id).meta({ description: 'The first voters only; dislikeCount is the number' }),
    likeCount: count,
    dislikeCount: count,
    createdAt: timestamp,
    channel,
    captions: z.array(captions).optional().meta({ description: 'On the video’s own page; by language' }),
    ...mediaFields,
  })
  .meta({ id: 'Video' });

export const feedType = z.enum(['random', 'trend', 'sub']);

export const searchQuery = pageQuery.extend({
  q: z.string().max(limits.search.max, `At most ${limits.search.max} characters`).default(''),
});

export const suggestQuery = searchQuery.pick({ q: true });

export const tagsQuery = z.object({ tags: z.string().max(4000, 'Too many tags').default('') });

export const suggestions = z.array(z.string());
