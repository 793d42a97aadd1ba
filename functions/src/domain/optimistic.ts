import { setTimeout } from 'node:timers/promises';
import { errorCode, grpc } from './error-code.ts';

/** Of those who write at the same moment at least one gets through in each round; an office behind one address is many. */
const ROUNDS = 30;

/** The others come back at different moments, within so many milliseconds for each round that they have lost. */
const SPREAD_MS = 20;

/** What Firestore says of a write on the condition that a document is as it was read, or not there, when that is no longer so. */
const overtaken = new Set<unknown>([
  grpc.failedPrecondition,
  grpc.alreadyExists,
  grpc.notFound,
  grpc.aborted,
]);

/**
 * Runs work that reads without locks and writes on the condition that what it read is still so; from its start again when
 * somebody else was faster. Transactions that read and then write the same document at the same moment lock each other out
 * until Firestore gives one of them up, which takes seconds: an impatient person's two clicks are enough.
 * @throws what the work throws; aborted when it is overtaken again and again
 */
export async function optimistically<Result>(work: () => Promise<Result>): Promise<Result> {
  let cause: unknown;
  for (let round = 0; round < ROUNDS; round += 1)
    try {
      return await work();
    } catch (error) {
      if (!overtaken.has(errorCode(error))) throw error;
      cause = error;
      await setTimeout(Math.random() * SPREAD_MS * round);
    }
  throw Object.assign(new Error('Overtaken by others each time', { cause }), { code: grpc.aborted });
}
