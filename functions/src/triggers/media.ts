import { setPriority } from 'node:os';
import { onInit } from 'firebase-functions';
import { defineInt } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { checkTools, cloudDesk } from '../media/desk.ts';
import { cloudQueue, type JobTicket, taskSeconds } from '../media/queue.ts';
import { sweepOrphans } from '../media/remove.ts';
import { sweepMedia } from '../media/schedule.ts';
import { noteUpload } from '../media/upload.ts';

const threads = defineInt('MEDIA_THREADS', {
  default: 4,
  description: 'How many threads ffmpeg may use; as many as the media functions have CPUs.',
});

const concurrency = defineInt('MEDIA_CONCURRENCY', {
  default: 20,
  description: 'How many media tasks of a kind may run at the same time.',
});

/**
 * The upload lies in memory while a task works on it, because that is where a function's disk is: 2 GB of it, what is
 * made of it, and ffmpeg itself. One task has the instance to itself.
 */
const workshop = {
  memory: '8GiB',
  cpu: 4,
  concurrency: 1,
  timeoutSeconds: taskSeconds,
  rateLimits: { maxConcurrentDispatches: concurrency },
  retryConfig: { maxAttempts: 3, minBackoffSeconds: 10 },
} as const;

/**
 * Steps back behind the machine's other work, with every program that is started from here: on a developer's machine the
 * site answers first. A deployed task has its instance to itself, where it makes no difference.
 */
const stepBack = () => setPriority(5);

const clock = { queue: cloudQueue, now: () => new Date() };

onInit(() => void checkTools());

/** An upload has arrived: it is only noted and queued. */
export const mediaUploaded = onObjectFinalized({ retry: true, memory: '256MiB' }, ({ data }) =>
  noteUpload(data.name, clock),
);

/** A task: look at an upload, make its pictures, plan its renditions. */
export const mediaInspect = onTaskDispatched<JobTicket>(workshop, async ({ data }) => {
  stepBack();
  const { inspect } = await import('../media/inspect.ts');
  return inspect(data.id, cloudDesk(threads.value()));
});

/** A task: encode some of a video's renditions. */
export const mediaEncode = onTaskDispatched<JobTicket>(workshop, async ({ data }) => {
  stepBack();
  const { encode } = await import('../media/encode.ts');
  return encode(data.id, data.job, cloudDesk(threads.value()));
});

/** Finds what lost its worker or never had one. */
export const mediaSweep = onSchedule({ schedule: 'every 5 minutes', memory: '256MiB' }, () =>
  sweepMedia(clock),
);

/** Removes uploads that nobody published, and whatever else is left over. */
export const mediaOrphans = onSchedule(
  { schedule: 'every day 04:00', memory: '256MiB', timeoutSeconds: 540 },
  async () => {
    await sweepOrphans(new Date());
  },
);
