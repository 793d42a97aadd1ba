import type { Video } from '@lantern/functions/contract/routes';

/** The video with other captions, or with none. */
export function withCaptions(video: Video, captions: Video['captions']): Video {
  const { captions: _, ...others } = video;
  return captions === undefined ? others : { ...others, captions };
}
