import type { MediaDocument } from './document.ts';
import { overdue, retried } from './state.ts';
import { changeMedia } from './store.ts';
import type { Desk } from './worker.ts';

/**
 * Tries a failed media again, as its owner asks. What is not failed is left alone.
 * Should the queue be away, the schedule asks for the workers later.
 */
export async function retryMedia(id: string, { queue, now }: Pick<Desk, 'queue' | 'now'>): Promise<void> {
  let jobs: string[] = [];
  await changeMedia(id, (media: MediaDocument) => {
    if (media.state !== 'failed') return undefined;
    const next = retried(media, now().getTime());
    ({ jobs } = overdue(next, now().getTime()));
    return next;
  });
  for (const job of jobs) await queue.add(id, job);
}
