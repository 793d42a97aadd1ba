import { z } from 'zod';
import { count } from './fields.ts';

/** Why a file was refused or could not be made ready: the code that is kept, and the words its uploader reads. */
export const mediaReasons = {
  empty: 'The file is empty.',
  'not-a-video': 'This is not a video file.',
  'no-picture': 'This file has sound only; a video needs a picture.',
  damaged: 'The file is damaged or incomplete. Export it again and upload the new file.',
  'too-long': 'The video is longer than we can prepare.',
  'too-many-pixels': 'The picture is larger than 4K, which is the most we can prepare.',
  'too-large': 'The file is larger than we take.',
  'too-complex': 'Preparing this video takes longer than we can wait. Export it again in a common format.',
  'not-a-picture': 'This is not a picture we can show. Use JPEG, PNG, WebP, AVIF or GIF.',
  'picture-too-large': 'The picture is larger than 50 megapixels.',
  missing: 'The uploaded file is gone. Upload it again.',
  interrupted: 'Preparing the video broke off on our side. Try again.',
} as const;

export type MediaReason = keyof typeof mediaReasons;

const url = z.string();

export const rendition = z
  .object({ lines: count, width: count, height: count, url, bytes: count })
  .meta({ id: 'Rendition', description: 'One size of a video as an MP4 that plays while it loads' });

export const mediaReason = z.object({
  code: z.enum(Object.keys(mediaReasons) as [MediaReason, ...MediaReason[]]),
  detail: z.string(),
});

/** What the media pipeline adds to a video, as far as it has come. */
export const mediaFields = {
  status: z.enum(['uploaded', 'processing', 'ready', 'failed']).optional().meta({
    description: 'uploaded: plays as it came; processing: being prepared; failed: see reason',
  }),
  isPlayable: z.boolean().optional().meta({ description: 'Whether there is something to watch by now' }),
  reason: mediaReason.optional().meta({ description: 'Why preparing it failed' }),
  imgReason: mediaReason.optional().meta({ description: 'Why the picture that was given is not shown' }),
  isImgAwaited: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the picture that was given is still on its way' }),
  progress: z.number().min(0).max(1).optional(),
  duration: z.number().min(0).optional().meta({ description: 'Seconds' }),
  width: count.optional(),
  height: count.optional(),
  hls: url.optional().meta({ description: 'The master playlist, once every rendition is there' }),
  renditions: z.array(rendition).optional().meta({ description: 'Smallest first' }),
  storyboard: url.optional().meta({ description: 'WebVTT whose cues point into a sprite of small pictures' }),
  thumbnails: z
    .object({ card: url, full: url })
    .optional()
    .meta({ description: 'WebP, at most 480 and 1280 pixels' }),
};
