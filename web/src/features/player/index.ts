export type { PlayerMedia } from './media.ts';
export { Player, type PlayerHandle } from './Player.tsx';
export { startTime } from './playback/timestamps.ts';
export { CardPreview } from './preview/CardPreview.tsx';
