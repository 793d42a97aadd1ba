import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { type LimitDocument, limitWindows } from './documents.ts';
import { errorCode, grpc } from './error-code.ts';
import { optimistically } from './optimistic.ts';
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
 * Counts that something happens, on the condition that nobody has counted since it looked, so that no number of requests at
 * once gets past a limit.
 * @throws {Refusal} too-many-requests, and then counts nothing; also when so many come at once that they cannot be counted
 */
export async function take(hits: readonly Hit[], now: Date): Promise<void> {
  try {
    await optimistically(() => count(hits, now));
  } catch (error) {
    if (errorCode(error) !== grpc.aborted) throw error;
    throw new Refusal('too-many-requests', { retryAfter: 1 });
  }
}

async function count(hits: readonly Hit[], now: Date): Promise<void> {
  const kept = await firestore.getAll(...hits.map(({ key }) => limitWindows.doc(key)));
  const counted = hits.flatMap(({ rate }, index) => {
    const found = kept[index];
    return found
      ? [{ found, rate, window: running(found.data() as LimitDocument | undefined, rate, now) }]
      : [];
  });
  const waits = counted
    .filter(({ rate, window }) => window.count >= rate.max)
    .map(({ window }) => secondsUntil(window.expireAt, now));
  if (waits.length > 0) throw new Refusal('too-many-requests', { retryAfter: Math.max(...waits) });
  const batch = firestore.batch();
  for (const { found, window } of counted) {
    const next = { ...window, count: window.count + 1 };
    if (found.updateTime) batch.update(found.ref, next, { lastUpdateTime: found.updateTime });
    else batch.create(found.ref, next);
  }
  await batch.commit();
}

/** Takes back what was counted for something that turned out not to count. */
export async function giveBack(hits: readonly Hit[]): Promise<void> {
  const batch = firestore.batch();
  for (const { key } of hits) batch.update(limitWindows.doc(key), { count: FieldValue.increment(-1) });
  await batch.commit();
}

/** The window that this moment falls into: the kept one, or a new one. */
const running = (kept: LimitDocument | undefined, rate: Rate, now: Date): LimitDocument =>
  kept && kept.expireAt.toMillis() > now.getTime()
    ? kept
    : { count: 0, expireAt: Timestamp.fromMillis(now.getTime() + rate.seconds * 1000) };

const secondsUntil = (moment: Timestamp, now: Date) =>
  Math.max(1, Math.ceil((moment.toMillis() - now.getTime()) / 1000));
