import { listComments } from '../domain/comments/list.ts';
import { addComment, deleteComment, editComment } from '../domain/comments/write.ts';
import type { Handlers } from './call.ts';
import { linkNext } from './paging.ts';

export const commentHandlers = {
  listComments: async ({ params, query, viewer, http }) => {
    const { items, next } = await listComments(params.videoId, viewer?.uid, query);
    linkNext(http, next);
    return items;
  },
  addComment: ({ body, viewer, now }) => addComment(viewer.uid, body.videoId, body.desc, now),
  editComment: ({ params, body, viewer, now }) => editComment(viewer.uid, params.commentId, body.desc, now),
  deleteComment: ({ params, viewer }) => deleteComment(viewer.uid, params.commentId),
} satisfies Partial<Handlers>;
