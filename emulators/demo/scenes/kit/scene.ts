/** One demo clip: what it shows and sounds like at each moment, always the same for the same moment. */
export interface Scene {
  readonly seconds: number;
  /** The moment shown on the poster, in seconds. */
  readonly posterAt: number;
  /** Size of the clip in pixels; 640 x 360 when left out. */
  readonly size?: readonly [width: number, height: number];
  /** Frames per second; 24 when left out. */
  readonly fps?: number;
  /** The most bits per second that the pictures may take; 220,000 when left out. */
  readonly bitrate?: number;
  /** Draws the moment `t` on a stage of 1280 x 720 units (720 x 1280 for an upright clip). */
  readonly draw: Draw;
  /** A poster of its own on 1280 x 720 units, where the clip's frame would not do. */
  readonly drawPoster?: (stage: CanvasRenderingContext2D) => void;
  /** Schedules the sound; left out for a silent clip. */
  readonly sound?: (audio: OfflineAudioContext) => void;
}

export type Draw = (stage: CanvasRenderingContext2D, t: number) => void;

export const WIDTH = 1280;
export const HEIGHT = 720;
