import { logger } from 'firebase-functions';
import { cloudQueue } from './queue.ts';
import { locate } from './tool.ts';
import type { Desk } from './worker.ts';

/** Where the deployed functions work. */
export const cloudDesk = (threads: number): Desk => ({
  queue: cloudQueue,
  now: () => new Date(),
  threads,
  onStep: (step, id) => logger.info('media step', { step, media: id }),
});

/** Says, once for every instance that starts, when it cannot prepare videos. They are then served as they came. */
export async function checkTools(): Promise<void> {
  const tools = await Promise.all(
    ['ffmpeg', 'ffprobe'].map(async (name) => [name, await locate(name)] as const),
  );
  const missing = tools.flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length > 0) {
    logger.error(
      `Not installed here: ${missing.join(', ')}. Uploads are served as they come until they are; see docs/decisions.`,
    );
  }
}
