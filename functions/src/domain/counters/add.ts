import { type DocumentReference, FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { type Counter, shards } from '../documents.ts';
import { isContended } from './contention.ts';

/** How much each counter moves. */
export type Increments = Partial<Record<Counter, number>>;

/** A transaction or a batch. */
interface Writer {
  update(document: DocumentReference, data: UpdateData<Record<string, unknown>>): unknown;
  set(document: DocumentReference, data: Record<string, unknown>, options: { merge: true }): unknown;
}

/**
 * Firestore takes about one write a second on one document for any length of time
 * (https://firebase.google.com/docs/firestore/best-practices#updates_to_a_single_document), so this many shards take what
 * twenty people do each second, and bursts above that wait.
 */
export const SHARDS = 20;

/**
 * Moves counters along with the other writes of a transaction or batch: on the document itself, together with `alongside`,
 * or, while too many people do the same, on one of its shards, from where `foldShards` brings them home.
 */
export function addTo(
  writer: Writer,
  counted: DocumentReference,
  increments: Increments,
  alongside: UpdateData<Record<string, unknown>> = {},
): void {
  const added = Object.fromEntries(
    Object.entries(increments).map(([counter, by]) => [counter, FieldValue.increment(by)]),
  );
  if (!isContended(counted.path)) writer.update(counted, { ...added, ...alongside });
  else
    writer.set(
      shards(counted).doc(String(Math.floor(Math.random() * SHARDS))),
      { ...added, changedAt: FieldValue.serverTimestamp() },
      { merge: true },
    );
}
