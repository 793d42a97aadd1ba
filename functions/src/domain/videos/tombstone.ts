import { FieldValue, Timestamp, type WithFieldValue } from 'firebase-admin/firestore';
import type { VideoDocument } from '../documents.ts';

/**
 * What is left of a deleted video: nothing that anybody could read, but the moment of the deletion, for the catalogues that
 * still hold it, and its files' addresses until they are deleted.
 */
export const tombstone = (video: VideoDocument, now: Date): WithFieldValue<VideoDocument> => ({
  userId: video.userId,
  videoUrl: video.videoUrl,
  imgUrl: video.imgUrl,
  createdAt: video.createdAt,
  updatedAt: Timestamp.fromDate(now),
  changedAt: FieldValue.serverTimestamp(),
  visibility: 'deleted',
  status: 'uploaded',
  title: '',
  desc: '',
  tags: [],
  channel: { name: '' },
  views: 0,
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  likes: [],
  dislikes: [],
  score: 0,
});
