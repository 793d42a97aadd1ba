import { createHash } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import type { MediaReason } from '../contract/media.ts';
import type { Picture, PictureName } from './pictures.ts';
import type { Plan, RenditionPlan } from './plan.ts';
import type { Source } from './probe.ts';

/** What a file was uploaded as: the folder it lies in. */
export type MediaKind = 'video' | 'image';

/** queued: nobody has looked at it; processing: being prepared; ready and failed: done, one way or the other. */
export type MediaState = 'queued' | 'processing' | 'ready' | 'failed';

/** A piece of work that one task does: looking at the file, or encoding some of its renditions. */
export interface Job {
  /** The renditions to encode, by their lines; none for the first look. */
  renditions: number[];
  /** How often it was begun. */
  attempts: number;
  isDone: boolean;
  /** From 0 to 1. */
  progress: number;
  /** Who works on it, and until when that is to be believed. */
  worker?: string;
  leaseUntil?: Timestamp;
}

/** A rendition that has been made and lies in the bucket. */
export interface Rendition extends RenditionPlan {
  bytes: number;
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
}

/** media/{id}: an uploaded file, what is being made of it, and who refers to it. */
export interface MediaDocument {
  kind: MediaKind;
  /** The uploaded object's name. */
  object: string;
  /** The download token of everything that is made of it. */
  token: string;
  state: MediaState;
  reason?: MediaReason;
  jobs: Record<string, Job>;
  /** What a first look found, and what is to be made. */
  source?: Source;
  plan?: Plan;
  /** The upload itself is a file that every browser plays, as far as anybody can tell. */
  playsAsUploaded?: boolean;
  /** What lies in the bucket by now. */
  renditions: Rendition[];
  pictures?: Record<PictureName, Pick<Picture, 'width' | 'height'>>;
  hasRemux?: boolean;
  hasStoryboard?: boolean;
  hasPlaylist?: boolean;
  /** The videos that refer to it; without one for a day it is removed. */
  videoIds: string[];
  createdAt: Timestamp;
  /** When the schedule should look whether anybody still works on it; absent when there is nothing to do. */
  lookAt?: Timestamp;
}

/** The name of the job that every file begins with. */
export const inspection = 'inspect';

/** The name of the job that encodes a group of renditions. */
export const encodeJob = (lines: readonly number[]) => `encode-${lines.join('-')}`;

/**
 * The id of an uploaded object's media: the same for whoever knows the object's name, whichever comes first, the upload's
 * event or the video.
 */
export const mediaIdOf = (object: string): string =>
  createHash('sha256').update(object).digest('hex').slice(0, 32);

/** What an object was uploaded as, or undefined when it is none of people's uploads. */
export function kindOf(object: string): MediaKind | undefined {
  const [folder, uid, name] = object.split('/');
  if (!uid || !name) return undefined;
  return folder === 'videos' ? 'video' : folder === 'images' ? 'image' : undefined;
}
