/** Captions in one language: a WebVTT file. */
export interface Captions {
  /** BCP 47, `pt-BR`. */
  language: string;
  label: string;
  url: string;
}

/** The video in one quality. */
export interface Rendition {
  lines: number;
  url: string;
}

/** The video that plays after this one. */
export interface NextVideo {
  title: string;
  channelName?: string | undefined;
  imgUrl?: string | undefined;
}

/** What the player needs to know of a video; what is absent is not offered. */
export interface PlayerMedia {
  videoId: string;
  /** One file that plays from its first bytes on. */
  src: string;
  title: string;
  channelName: string;
  poster?: string | undefined;
  /** The same video in other qualities, each as such a file. */
  renditions?: readonly Rendition[] | undefined;
  /** The address of the HLS master playlist. */
  hls?: string | undefined;
  /** The address of the storyboard's WebVTT. */
  storyboard?: string | undefined;
  captions?: readonly Captions[] | undefined;
  next?: NextVideo | undefined;
}
