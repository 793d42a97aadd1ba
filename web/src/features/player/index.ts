export type { Captions, NextVideo, PlayerMedia, Rendition } from './media.ts';
export { Player, type PlayerHandle, type PlayerProps } from './Player.tsx';
export { startTime } from './playback/timestamps.ts';
