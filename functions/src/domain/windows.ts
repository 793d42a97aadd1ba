import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { type LimitDocument, limitWindows } from './documents.ts';
import { errorCode, grpc } from './error-code.ts';
import { Refusal } from './refusal.ts';

/** So many in so many seconds, counted from the first. */
export interface Rate {
  max: number;
  seconds: number;
}

/** One thing that is counted: for whom, and how often it may be. */
export interface Hit {
  key: string;
  rate: Rate;
}

/**
 * Counts that something happens, in one transaction, so that no number of requests at once gets past a limit.
 * @throws {Refusal} too-many-requests, and then counts nothing; also when so many come at once that they cannot be counted
 */
export async function take(hits: readonly Hit[], now: Date): Promise<void> {
  try {
    await count(hits, now);
  } catch (error) {
    if (errorCode(error) !== grpc.aborted) throw error;
    throw new Refusal('too-many-requests', { retryAfter: 1 });
  }
}

const count = (hits: readonly Hit[], now: Date): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const kept = await transaction.getAll(...hits.map(({ key }) => limitWindows.doc(key)));
    const windows = hits.map((hit, index) => running(kept[index]?.data(), hit, now));
    const waits = hits.flatMap(({ rate }, index) => {
      const window = windows[index];
      return window && window.count >= rate.max ? [secondsUntil(window.expireAt, now)] : [];
    });
    if (waits.length > 0) throw new Refusal('too-many-requests', { retryAfter: Math.max(...waits) });
    hits.forEach(({ key }, index) => {
      const window = windows[index];
      if (window) transaction.set(limitWindows.doc(key), { ...window, count: window.count + 1 });
    });
  });

/** Takes back what was counted for something that turned out not to count. */
export async function giveBack(hits: readonly Hit[]): Promise<void> {
  const batch = firestore.batch();
  for (const { key } of hits) batch.update(limitWindows.doc(key), { count: FieldValue.increment(-1) });
  await batch.commit();
}

/** The window that this moment falls into: the kept one, or a new one. */
const running = (kept: LimitDocument | undefined, { rate }: Hit, now: Date): LimitDocument =>
  kept && kept.expireAt.toMillis() > now.getTime()
    ? kept
    : { count: 0, expireAt: Timestamp.fromMillis(now.getTime() + rate.seconds * 1000) };

const secondsUntil = (moment: Timestamp, now: Date) =>
  Math.max(1, Math.ceil((moment.toMillis() - now.getTime()) / 1000));
