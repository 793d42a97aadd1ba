/** An account that publishes at least one video. */
export type ChannelKey =
  | 'northlight'
  | 'pixel-harbor'
  | 'cozinha'
  | 'quiet-proofs'
  | 'tideline'
  | 'orbit-desk'
  | 'small-town'
  | 'naqsh'
  | 'fieldhouse';

/** An account that only watches, likes and comments. */
export type ViewerKey = 'wren' | 'tomasz' | 'amina';

export type AccountKey = ChannelKey | ViewerKey;

export type VideoSlug =
  | 'fjord-aurora'
  | 'amber-sea'
  | 'campfire-night'
  | 'misty-ridges'
  | 'snow-cabin'
  | 'pixel-platformer'
  | 'neon-highway'
  | 'harbour-town'
  | 'pao-de-queijo'
  | 'pizza-frigideira'
  | 'limonada'
  | 'fourier-circles'
  | 'circle-area'
  | 'strange-attractor'
  | 'rain-window'
  | 'glass-harbour'
  | 'piano-etude'
  | 'boathouse-live'
  | 'ring-pass'
  | 'eclipse'
  | 'weekly-news'
  | 'lantern-river'
  | 'last-train'
  | 'jellyfish'
  | 'four-seasons'
  | 'eight-point-star'
  | 'desert-night'
  | 'free-kick'
  | 'regatta'
  | 'chess-endgame';

/** How long before the moment of loading something happened; the parts add up. */
export interface Age {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
}

export interface DemoAccount<Key extends AccountKey = AccountKey> {
  readonly key: Key;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** File name in `media/`; left out for an account that keeps the default avatar. */
  readonly avatar?: string;
  /** How many subscribers the channel shows, the demo accounts among them. */
  readonly subscribers: number;
}

export interface DemoVideo {
  /** Also names the clip `media/<slug>.mp4` and the poster `media/<slug>.jpg`. */
  readonly slug: VideoSlug;
  readonly channel: ChannelKey;
  readonly title: string;
  readonly desc: string;
  readonly tags: readonly string[];
  readonly age: Age;
  readonly views: number;
  /** Part of the viewers who liked the video, 0 to 1. */
  readonly likeShare: number;
  /** Part of the viewers who disliked the video, 0 to 1. */
  readonly dislikeShare: number;
}

export interface DemoComment {
  readonly video: VideoSlug;
  readonly author: AccountKey;
  readonly desc: string;
  readonly age: Age;
}

/** Whom an account is subscribed to. */
export interface DemoSubscriptions {
  readonly account: AccountKey;
  readonly channels: readonly ChannelKey[];
}

/** What an account voted on. */
export interface DemoReactions {
  readonly account: AccountKey;
  readonly likes: readonly VideoSlug[];
  readonly dislikes: readonly VideoSlug[];
}
