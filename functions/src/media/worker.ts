import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../contract/limits.ts';
import type { MediaReason } from '../contract/media.ts';
import { bucket } from '../firebase.ts';
import type { MediaDocument } from './document.ts';
import { removeMade, sizeOf } from './objects.ts';
import { Refused } from './refused.ts';
import {
  begun,
  done,
  failed,
  givenBack,
  holds,
  leaseMs,
  mayBegin,
  mostAttempts,
  postponed,
  renewed,
} from './state.ts';
import { changeMedia } from './store.ts';
import { rotateToken } from './token.ts';
import { ToolMissing } from './tool.ts';
import type { Workshop } from './transcode.ts';

/** Hands jobs to workers. */
export interface Queue {
  add: (id: string, job: string) => Promise<void>;
}

/** What a worker needs of the place it runs in. */
export interface Desk {
  queue: Queue;
  now: () => Date;
  /** How many threads ffmpeg may use. */
  threads: number;
  /** Hears of every step that is behind the worker, which waits for it. */
  onStep: (step: string, id: string) => void | Promise<void>;
}

/** A job that its worker holds no more: the media is gone, or another worker has taken over. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A job in a worker's hands. */
export interface Task {
  id: string;
  job: string;
  media: MediaDocument;
  workshop: Workshop;
  desk: Desk;
  /** Changes the media while the job is held. @throws LeaseLost */
  record: (change: (media: MediaDocument) => MediaDocument) => Promise<MediaDocument>;
  /** How far the job is, from 0 to 1; told to the document now and then. */
  report: (progress: number) => void;
}

/** Takes a job, if it is free. */
async function begin(id: string, job: string, worker: string, now: Date): Promise<MediaDocument | undefined> {
  const media = await changeMedia(id, (found) =>
    mayBegin(found, job, now.getTime()) ? begun(found, job, worker, now.getTime()) : undefined,
  );
  return media && holds(media, job, worker) ? media : undefined;
}

/** What to do about a media whose worker ran into trouble: give up, wait, or let another try. */
function after(error: unknown, { jobs }: MediaDocument, job: string): 'wait' | 'again' | MediaReason {
  if (error instanceof Refused) return error.reason;
  if (error instanceof ToolMissing) return 'wait';
  return (jobs[job]?.attempts ?? 0) >= mostAttempts ? 'interrupted' : 'again';
}

/** Notes how a job ended that did not end well. @throws what went wrong, where a later try may go better */
async function settle(error: unknown, { job, media, desk, record }: Task): Promise<void> {
  if (error instanceof LeaseLost) throw error;
  const verdict = after(error, media, job);
  await record((found) => {
    const now = desk.now().getTime();
    if (verdict === 'wait') return postponed(found, job, now);
    return verdict === 'again' ? givenBack(found, job, now) : failed(found, verdict, now);
  });
  if (!(error instanceof Refused)) throw error;
}

/** Another worker goes on, and nothing is to be done; or the media was removed meanwhile, and what we made goes too. */
async function leave(error: unknown, { id }: Task): Promise<void> {
  if (!(error instanceof LeaseLost)) throw error;
  const left = await changeMedia(id, () => undefined);
  if (left === undefined) await removeMade(id);
}

/** Fetches the upload into the workshop. @throws Refused when it is gone or too large */
export async function fetchUpload({ media, workshop, desk, id }: Task): Promise<string> {
  const size = await sizeOf(media.object);
  if (size === undefined) throw new Refused('missing');
  if (size > (media.kind === 'video' ? limits.videoFile : limits.imageFile)) throw new Refused('too-large');
  const path = join(workshop.folder, 'upload');
  await bucket().file(media.object).download({ destination: path });
  await desk.onStep('fetched', id);
  return path;
}

/**
 * Says that a job is done, and which groups of renditions are to be made next. What went private meanwhile has got
 * another token, which goes for what this job made as well.
 */
export async function finish(
  { id, job, media, desk, record }: Task,
  groups: readonly number[][],
): Promise<void> {
  const { token } = await record((found) => found);
  if (token !== media.token) await rotateToken(id);
  await record((found) => done(found, job, groups, desk.now().getTime()));
}

/**
 * Does a job of a media, unless it is done or another worker is at it. However it ends, the document says so: what
 * kills the worker leaves a lease that runs out.
 * @throws what went wrong on our side, for the queue to try again
 */
export async function work(
  id: string,
  job: string,
  desk: Desk,
  act: (task: Task) => Promise<void>,
): Promise<void> {
  const worker = randomUUID();
  const media = await begin(id, job, worker, desk.now());
  if (media === undefined) return;
  let progress = 0;
  const record: Task['record'] = async (change) => {
    let isHeld = false;
    const changed = await changeMedia(id, (found) => {
      isHeld = holds(found, job, worker);
      return isHeld ? change(found) : undefined;
    });
    if (changed === undefined || !isHeld) throw new LeaseLost(`${id} ${job}`);
    return changed;
  };
  const beat = () =>
    void record((found) => renewed(found, job, progress, desk.now().getTime())).catch(() => {
      // A beat that is lost is made up for by the next; what else is wrong shows at the next step.
    });
  const heart = setInterval(beat, leaseMs / 12);
  const folder = await mkdtemp(join(tmpdir(), 'lantern-media-'));
  const workshop = { folder, threads: desk.threads };
  const report = (reached: number) => {
    progress = reached;
  };
  const task = { id, job, media, workshop, desk, record, report };
  try {
    await act(task)
      .catch((error: unknown) => settle(error, task))
      .catch((error: unknown) => leave(error, task));
  } finally {
    clearInterval(heart);
    await rm(folder, { recursive: true, force: true });
  }
}
