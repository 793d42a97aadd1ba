import { Timestamp } from 'firebase-admin/firestore';
import { media as collection } from '../domain/documents.ts';
import type { MediaDocument } from './document.ts';
import { expecting, failed, overdue } from './state.ts';
import { changeMedia } from './store.ts';
import type { Desk } from './worker.ts';

/** How many a sweep looks at; the next one goes on. */
const batch = 200;

/** Asks for workers for what waits too long or lost its worker, and fails what has had its tries. */
export async function sweepMedia({ queue, now }: Pick<Desk, 'queue' | 'now'>): Promise<void> {
  const late = await collection
    .where('lookAt', '<=', Timestamp.fromDate(now()))
    .orderBy('lookAt')
    .limit(batch)
    .get();
  for (const { id } of late.docs) {
    let jobs: string[] = [];
    await changeMedia(id, (media: MediaDocument) => {
      const at = now().getTime();
      const found = overdue(media, at);
      jobs = found.isHopeless ? [] : found.jobs;
      return found.isHopeless ? failed(media, 'interrupted', at) : expecting(media, at);
    });
    for (const job of jobs) await queue.add(id, job);
  }
}
