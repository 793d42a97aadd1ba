import { deleteCaptions, putCaptions } from '../domain/captions/change.ts';
import { findCaptions } from '../domain/captions/find.ts';
import { deleteVideo, updateVideo } from '../domain/videos/change.ts';
import { createVideo } from '../domain/videos/create.ts';
import { findVideo } from '../domain/videos/find.ts';
import { retryVideo } from '../domain/videos/retry.ts';
import type { Handlers } from './call.ts';

export const videoHandlers = {
  createVideo: ({ body, viewer, now }) => createVideo(viewer.uid, body, now),
  updateVideo: ({ params, body, viewer, now }) => updateVideo(viewer.uid, params.videoId, body, now),
  deleteVideo: ({ params, viewer, now }) => deleteVideo(viewer.uid, params.videoId, now),
  retryVideo: ({ params, viewer, now }) => retryVideo(viewer.uid, params.videoId, now),
  putCaptions: ({ params: { videoId, language }, body, viewer, now }) =>
    putCaptions(viewer.uid, videoId, language, body.text, now),
  deleteCaptions: ({ params: { videoId, language }, viewer, now }) =>
    deleteCaptions(viewer.uid, videoId, language, now),
  findCaptions: ({ params: { videoId, language }, viewer }) => findCaptions(videoId, language, viewer?.uid),
  findVideo: ({ params, viewer, address, now, http }) => {
    const agent = http.req.header('user-agent') ?? '';
    return findVideo(params.videoId, { uid: viewer?.uid, address, agent }, now);
  },
} satisfies Partial<Handlers>;
