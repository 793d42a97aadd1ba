import { getFunctions } from 'firebase-admin/functions';
import { inspection } from './document.ts';
import type { Queue } from './worker.ts';

/** The functions whose queues the jobs wait in; index.ts exports them by these names. */
export const queues = { inspect: 'mediaInspect', encode: 'mediaEncode' } as const;

/** The longest that a task may take, which is the most a queue allows. */
export const taskSeconds = 1800;

/** What a task carries. */
export interface JobTicket {
  id: string;
  job: string;
}

/** Cloud Tasks. A job that is handed out twice is done once: its worker takes a lease on it. */
export const cloudQueue: Queue = {
  add: async (id, job) => {
    const queue = job === inspection ? queues.inspect : queues.encode;
    const ticket: JobTicket = { id, job };
    await getFunctions().taskQueue(queue).enqueue(ticket, { dispatchDeadlineSeconds: taskSeconds });
  },
};
