import { setTimeout } from 'node:timers/promises';
import { videos } from '@lantern/functions/domain/documents';

const LOOK_MS = 1000;
const PATIENCE_MS = 3 * 60_000;

/**
 * Waits until the media pipeline has looked at every film, as feeds leave out what it has not. It goes on without those
 * that take too long: they are listed when their turn has come.
 */
export async function untilPlayable(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const waiting = await videos.where('isPlayable', '==', false).limit(1).get();
    if (waiting.empty) return;
    await setTimeout(LOOK_MS);
  }
}
