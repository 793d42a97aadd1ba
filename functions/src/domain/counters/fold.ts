import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { type Counter, type ShardDocument, type VideoDocument, shards, videos } from '../documents.ts';
import { scoreAfter } from '../videos/counts.ts';
import type { Increments } from './add.ts';

/** Shards taken up in one run of the schedule; the next run goes on with the rest. */
const SHARDS_A_RUN = 2000;

const counters: readonly Counter[] = ['views', 'likeCount', 'dislikeCount', 'commentCount', 'subscribers'];

/**
 * Brings home what waits in shards. Each counted document is one transaction that adds the sums and deletes the shards, so
 * whenever a run dies, a shard is either still there or counted, never both and never neither.
 */
export async function foldShards(): Promise<void> {
  const waiting = await firestore.collectionGroup('shards').limit(SHARDS_A_RUN).get();
  const parents = new Map<string, DocumentReference>();
  for (const { ref } of waiting.docs) {
    const parent = ref.parent.parent;
    if (parent) parents.set(parent.path, parent);
  }
  const failures: unknown[] = [];
  for (const parent of parents.values())
    await foldInto(parent).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some shards wait for the next run');
}

const foldInto = (counted: DocumentReference): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const [document, waiting] = await Promise.all([
      transaction.get(counted),
      transaction.get(shards(counted)),
    ]);
    const sums = sumOf(waiting.docs.map((shard) => shard.data()));
    for (const shard of waiting.docs) transaction.delete(shard.ref);
    if (!document.exists || waiting.empty) return;
    const added = Object.fromEntries(
      Object.entries(sums).map(([name, by]) => [name, FieldValue.increment(by)]),
    );
    transaction.update(counted, { ...added, ...withScore(document, sums) });
  });

function sumOf(waiting: readonly ShardDocument[]): Increments {
  const sums: Increments = {};
  for (const shard of waiting)
    for (const counter of counters) {
      const by = shard[counter];
      if (by) sums[counter] = (sums[counter] ?? 0) + by;
    }
  return sums;
}

/** A video's place in the trending feed follows its counts; a channel has none. */
const withScore = (document: DocumentSnapshot, sums: Increments): { score?: number } =>
  document.ref.parent.id === videos.id ? { score: scoreAfter(document.data() as VideoDocument, sums) } : {};
