export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly bitrate: number;
  readonly silent: boolean;
}

/** What the generator calls in the page; pictures and sound travel as base64. */
export interface Studio {
  open: (slug: string) => Promise<ClipFacts>;
  /** A JPEG of one frame. */
  frame: (index: number) => string;
  /** A JPEG of the poster, 1280 x 720. */
  poster: (quality: number) => string;
  /** 32-bit float samples at 44.1 kHz, left and right in turn. */
  sound: () => Promise<string>;
  /** A JPEG of an account's picture, 256 x 256. */
  avatar: (account: string) => string;
}
