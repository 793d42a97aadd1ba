import type { Comment } from '../../contract/routes.ts';
import type { CommentDocument } from '../documents.ts';

export const presentComment = (id: string, comment: CommentDocument): Comment => ({
  _id: id,
  userId: comment.userId,
  videoId: comment.videoId,
  desc: comment.desc,
  createdAt: comment.createdAt.toDate().toISOString(),
  ...(comment.editedAt ? { editedAt: comment.editedAt.toDate().toISOString() } : {}),
  author: { _id: comment.userId, ...comment.author },
});
