import type { Source } from '../probe.ts';

/** A minute of full HD that plays as it is. */
export const fullHd: Source = {
  container: 'mov,mp4,m4a,3gp,3g2,mj2',
  duration: 60,
  bytes: 1_000_000,
  faststart: true,
  video: {
    index: 0,
    codec: 'h264',
    profile: 'High',
    level: 40,
    pixelFormat: 'yuv420p',
    size: { width: 1920, height: 1080 },
    rotation: 0,
    squarePixels: true,
    frameRate: 30,
    variableFrameRate: false,
    interlaced: false,
    hdr: false,
  },
  audio: { index: 1, codec: 'aac', profile: 'LC', channels: 2 },
};
