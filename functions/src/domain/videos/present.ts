import { limits } from '../../contract/limits.ts';
import type { Video } from '../../contract/routes.ts';
import { presentMedia, presentRenditions } from '../../media/present.ts';
import { presentCaptions } from '../captions/present.ts';
import type { ReactionType, VideoDocument } from '../documents.ts';

/** A counter may dip below nothing for the minute that shards wait to be folded; nobody should see it. */
const shown = (count: number) => Math.max(0, count);

/** The fields that look the same wherever a video is shown. */
const common = (id: string, video: VideoDocument) => ({
  _id: id,
  userId: video.userId,
  title: video.title,
  tags: video.tags,
  views: shown(video.views),
  likeCount: shown(video.likeCount),
  dislikeCount: shown(video.dislikeCount),
  createdAt: video.createdAt.toDate().toISOString(),
  channel: { _id: video.userId, ...video.channel },
  ...presentMedia(video),
});

/** The beginning of a text, without half a character at its end. */
const beginning = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** A video on a card. */
export const presentInFeed = (id: string, video: VideoDocument): Video => ({
  ...common(id, video),
  desc: beginning(video.desc, limits.feedDesc),
  likes: video.likes.slice(0, limits.voters.feed),
  dislikes: video.dislikes.slice(0, limits.voters.feed),
});

/** Who looks at a video, and how they voted on it. */
export interface Voter {
  uid: string;
  reaction: ReactionType | undefined;
}

/** A video on its own page. The viewer's own id is always where it belongs, however long the lists are. */
export const presentInFull = (id: string, video: VideoDocument, viewer: Voter | undefined): Video => ({
  ...common(id, video),
  ...presentRenditions(video),
  ...presentCaptions(id, video),
  desc: video.desc,
  likes: voters(video.likes, viewer, 'like'),
  dislikes: voters(video.dislikes, viewer, 'dislike'),
});

function voters(kept: readonly string[], viewer: Voter | undefined, type: ReactionType): string[] {
  const others = viewer ? kept.filter((uid) => uid !== viewer.uid) : kept;
  const own = viewer?.reaction === type ? [viewer.uid] : [];
  return [...own, ...others].slice(0, limits.voters.find);
}
