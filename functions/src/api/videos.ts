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
  findVideo: ({ params, viewer, address, now, http }) => {
    const agent = http.req.header('user-agent') ?? '';
    return findVideo(params.videoId, { uid: viewer?.uid, address, agent }, now);
  },
} satisfies Partial<Handlers>;
