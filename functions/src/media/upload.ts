import { randomUUID } from 'node:crypto';
import { media as collection } from '../domain/documents.ts';
import { firestore } from '../firebase.ts';
import { inspection, kindOf, mediaIdOf } from './document.ts';
import { queued } from './state.ts';
import type { Desk } from './worker.ts';

/**
 * Takes note of an uploaded object and asks for somebody to look at it. The same event may come twice, or after the
 * video: what is known already stays. Objects that are not people's uploads are left alone.
 */
export async function noteUpload(object: string, { queue, now }: Pick<Desk, 'queue' | 'now'>): Promise<void> {
  const kind = kindOf(object);
  if (kind === undefined) return;
  const id = mediaIdOf(object);
  const isWaiting = await firestore.runTransaction(async (transaction) => {
    const known = (await transaction.get(collection.doc(id))).data();
    if (known) return known.state === 'queued';
    transaction.create(collection.doc(id), queued(kind, object, randomUUID(), now().getTime()));
    return true;
  });
  if (isWaiting) await queue.add(id, inspection);
}
