import { Timestamp } from 'firebase-admin/firestore';
import type { MediaReason } from '../contract/media.ts';
import { type Job, type MediaDocument, type MediaKind, encodeJob, inspection } from './document.ts';

/** How the state of a media moves: pure functions from one document to the next. Times are milliseconds since 1970. */

/** A worker that has not been heard of for this long is dead; it says that it lives twelve times as often. */
export const leaseMs = 120_000;

/** How long a job may wait for a worker before the schedule asks for one again. */
const patienceMs = 15 * 60_000;

/** How long to wait for somebody to install what is missing on the server. */
const toolPatienceMs = 60 * 60_000;

/** A file that ended its worker this often will end the next one too. */
export const mostAttempts = 3;

const newJob = (renditions: number[] = []): Job => ({ renditions, attempts: 0, isDone: false, progress: 0 });

/** A file that has just been uploaded. */
export function queued(kind: MediaKind, object: string, token: string, now: number): MediaDocument {
  return expecting(
    {
      kind,
      object,
      token,
      state: 'queued',
      jobs: { [inspection]: newJob() },
      renditions: [],
      videoIds: [],
      createdAt: Timestamp.fromMillis(now),
    },
    now,
  );
}

const isHeld = ({ leaseUntil }: Job, now: number) => leaseUntil !== undefined && leaseUntil.toMillis() > now;

const isOver = ({ state }: MediaDocument) => state === 'ready' || state === 'failed';

/** Says when the schedule should look: when a lease runs out, or when nobody came in time. */
export function expecting(media: MediaDocument, now: number): MediaDocument {
  const { lookAt: _, ...rest } = media;
  const open = Object.values(media.jobs).filter(({ isDone }) => !isDone);
  if (isOver(media) || open.length === 0) return rest;
  const times = open.map((job) =>
    job.leaseUntil && isHeld(job, now) ? job.leaseUntil.toMillis() : now + patienceMs,
  );
  return { ...rest, lookAt: Timestamp.fromMillis(Math.min(...times)) };
}

const withJob = (media: MediaDocument, name: string, job: Job, now: number): MediaDocument =>
  expecting({ ...media, jobs: { ...media.jobs, [name]: job } }, now);

/** Why nobody should begin a job: it is done, another worker is at it, or there is no such job. */
export function mayBegin(media: MediaDocument, name: string, now: number): boolean {
  const job = media.jobs[name];
  return job !== undefined && !isOver(media) && !job.isDone && !isHeld(job, now);
}

/** A worker begins a job. */
export function begun(media: MediaDocument, name: string, worker: string, now: number): MediaDocument {
  const job = media.jobs[name] ?? newJob();
  const leaseUntil = Timestamp.fromMillis(now + leaseMs);
  const attempts = job.attempts + 1;
  return withJob({ ...media, state: 'processing' }, name, { ...job, attempts, worker, leaseUntil }, now);
}

export const holds = (media: MediaDocument, name: string, worker: string) =>
  media.jobs[name]?.worker === worker && !isOver(media);

/** A worker says that it lives, and how far it is. */
export function renewed(media: MediaDocument, name: string, progress: number, now: number): MediaDocument {
  const job = media.jobs[name] ?? newJob();
  return withJob(media, name, { ...job, progress, leaseUntil: Timestamp.fromMillis(now + leaseMs) }, now);
}

function released(job: Job): Job {
  const { worker: _, leaseUntil: __, ...rest } = job;
  return rest;
}

/** A worker gives a job up for another to try. */
export const givenBack = (media: MediaDocument, name: string, now: number): MediaDocument =>
  withJob(media, name, released(media.jobs[name] ?? newJob()), now);

/**
 * The server lacks what the work needs: the upload is served as it is, the try does not count, and the schedule tries
 * again later.
 */
export function postponed(media: MediaDocument, name: string, now: number): MediaDocument {
  const job = released(media.jobs[name] ?? newJob());
  const playsAsUploaded = media.kind === 'video' && media.plan === undefined ? true : media.playsAsUploaded;
  return {
    ...withJob({ ...media, state: 'queued' }, name, { ...job, attempts: job.attempts - 1 }, now),
    ...(playsAsUploaded === undefined ? {} : { playsAsUploaded }),
    lookAt: Timestamp.fromMillis(now + toolPatienceMs),
  };
}

/** A job is done, and perhaps makes others: one per group of renditions. The media is ready when the last one is. */
export function done(
  media: MediaDocument,
  name: string,
  groups: readonly number[][],
  now: number,
): MediaDocument {
  const finished: Job = { ...released(media.jobs[name] ?? newJob()), isDone: true, progress: 1 };
  const added = groups.map((lines) => [encodeJob(lines), newJob(lines)] as const);
  const jobs = { ...media.jobs, [name]: finished, ...Object.fromEntries(added) };
  const isReady = Object.values(jobs).every(({ isDone }) => isDone);
  return expecting({ ...media, jobs, state: isReady ? 'ready' : media.state }, now);
}

/**
 * Nothing more is tried until the owner asks for it. What has been seen to play as it came still does, unless it has
 * turned out to be damaged.
 */
export function failed(media: MediaDocument, reason: MediaReason, now: number): MediaDocument {
  const { playsAsUploaded: _, ...rest } = media;
  const plays = media.plan?.progressive === 'source' && reason !== 'damaged' && reason !== 'missing';
  return expecting({ ...rest, ...(plays && { playsAsUploaded: true }), state: 'failed', reason }, now);
}

/** The owner asks for another try: what was made stays, the rest is begun anew. */
export function retried(media: MediaDocument, now: number): MediaDocument {
  const { reason: _, ...rest } = media;
  const jobs = Object.fromEntries(
    Object.entries(media.jobs).map(([name, job]) => [name, job.isDone ? job : newJob(job.renditions)]),
  );
  return expecting({ ...rest, jobs, state: 'queued' }, now);
}

/** What the schedule should do about a media: which jobs need a worker, and whether it is hopeless. */
export function overdue(media: MediaDocument, now: number): { jobs: string[]; isHopeless: boolean } {
  const waiting = Object.entries(media.jobs).filter(([name]) => mayBegin(media, name, now));
  return {
    jobs: waiting.map(([name]) => name),
    isHopeless: waiting.some(([, { attempts }]) => attempts >= mostAttempts),
  };
}
