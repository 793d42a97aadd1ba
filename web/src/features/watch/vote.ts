import type { Video } from '@lantern/functions/contract/routes';

export type Vote = 'likes' | 'dislikes';

const counts = { likes: 'likeCount', dislikes: 'dislikeCount' } as const;

/** The video after somebody's vote: added to one list and taken from the other; the same when they voted so before. */
export function voted(video: Video, userId: string, vote: Vote): Video {
  if (video[vote].includes(userId)) return video;
  const other: Vote = vote === 'likes' ? 'dislikes' : 'likes';
  const moved = video[other].includes(userId);
  return {
    ...video,
    [vote]: [...video[vote], userId],
    [counts[vote]]: video[counts[vote]] + 1,
    [other]: video[other].filter((id) => id !== userId),
    [counts[other]]: video[counts[other]] - (moved ? 1 : 0),
  };
}

/** The video with another's votes. */
export function withVotesOf(video: Video, { likes, dislikes, likeCount, dislikeCount }: Video): Video {
  return { ...video, likes, dislikes, likeCount, dislikeCount };
}
