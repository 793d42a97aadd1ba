import type { Increments } from '../counters/add.ts';
import type { VideoDocument } from '../documents.ts';
import { trendScore } from '../trend/score.ts';

/** The counts of a video after they have moved. */
export const countsAfter = (video: VideoDocument, moved: Increments) => ({
  views: video.views + (moved.views ?? 0),
  likeCount: video.likeCount + (moved.likeCount ?? 0),
  dislikeCount: video.dislikeCount + (moved.dislikeCount ?? 0),
  commentCount: video.commentCount + (moved.commentCount ?? 0),
});

/** Its place in the trending feed then. */
export const scoreAfter = (video: VideoDocument, moved: Increments): number =>
  trendScore(countsAfter(video, moved), video.createdAt.toMillis());
