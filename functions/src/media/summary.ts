import type { MediaReason } from '../contract/media.ts';
import type { MediaStatus } from '../domain/documents.ts';
import type { MediaDocument } from './document.ts';
import type { Size } from './geometry.ts';
import { files } from './objects.ts';

/** What a video's document keeps of its media, so that feeds and pages read one document. */
export interface VideoMedia extends Partial<Size> {
  id: string;
  token: string;
  progress: number;
  reason?: MediaReason;
  /** The file that every browser plays: one of ours by its name; absent while it is the upload itself or nothing. */
  plays?: string;
  renditions: { lines: number; width: number; height: number; bytes: number }[];
  hasPictures: boolean;
  hasStoryboard: boolean;
  hasPlaylist: boolean;
}

/** What a video's document keeps of the picture that its owner uploaded for it. */
export interface VideoPicture {
  id: string;
  token: string;
  hasPictures: boolean;
  reason?: MediaReason;
}

/** The largest rendition that plays in one piece: more would stall on an ordinary connection. */
const progressiveLines = 720;

function playsEverywhere({ playsAsUploaded, hasRemux, renditions }: MediaDocument): string | undefined {
  if (playsAsUploaded) return undefined;
  if (hasRemux) return files.remux;
  const best = renditions.findLast(({ lines }) => lines <= progressiveLines) ?? renditions[0];
  return best && files.rendition(best.lines);
}

/** Whether there is something to watch. */
export const isPlayable = (media: MediaDocument) =>
  media.playsAsUploaded === true || media.hasRemux === true || media.renditions.length > 0;

function statusOf({ state, playsAsUploaded }: MediaDocument): MediaStatus {
  if (state === 'queued') return playsAsUploaded ? 'uploaded' : 'processing';
  return state;
}

/** How much of the work is done, each job weighed by the pixels it makes; the first look is a twentieth. */
export function progressOf({ state, jobs, plan }: MediaDocument): number {
  if (state === 'ready') return 1;
  const pixels = new Map(plan?.renditions.map(({ lines, width, height }) => [lines, width * height]));
  const all = Object.values(jobs).map(({ renditions, progress, isDone }) => ({
    weight: renditions.reduce((sum, lines) => sum + (pixels.get(lines) ?? 0), 0),
    progress: isDone ? 1 : progress,
  }));
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const done = all.reduce((sum, { weight, progress }) => sum + weight * progress, 0);
  return Math.round((0.05 + (0.95 * done) / total) * 100) / 100;
}

/** The fields of a video's document that follow from its media. */
export function videoFields(id: string, media: MediaDocument) {
  const plays = playsEverywhere(media);
  const summary: VideoMedia = {
    id,
    token: media.token,
    progress: progressOf(media),
    renditions: media.renditions.map(({ lines, width, height, bytes }) => ({ lines, width, height, bytes })),
    hasPictures: media.pictures !== undefined,
    hasStoryboard: media.hasStoryboard === true,
    hasPlaylist: media.hasPlaylist === true,
    ...media.source?.video.size,
    ...(media.reason === undefined ? {} : { reason: media.reason }),
    ...(plays === undefined ? {} : { plays }),
  };
  return {
    status: statusOf(media),
    isPlayable: isPlayable(media),
    media: summary,
    ...(media.source === undefined ? {} : { duration: media.source.duration }),
  };
}

/** The field of a video's document that follows from the picture its owner uploaded. */
export const pictureFields = (id: string, { token, pictures, reason }: MediaDocument) => ({
  picture: {
    id,
    token,
    hasPictures: pictures !== undefined,
    ...(reason === undefined ? {} : { reason }),
  } satisfies VideoPicture,
});
