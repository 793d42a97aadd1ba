import { Transform } from 'node:stream';
import { z } from 'zod';
import { firestore } from '../firebase.ts';
import { wrapCalls } from './firestore-internals.ts';

/** What went between the Firestore client and Firestore. */
export interface Traffic {
  /** Documents read, as they are billed: a missing one and an empty query's answer are one each. */
  reads: string[];
  /** Documents written or deleted. */
  writes: string[];
  /** Queries as they were sent. */
  queries: StructuredQuery[];
}

const structuredQuery = z.looseObject({
  from: z.array(z.object({ collectionId: z.string(), allDescendants: z.boolean().optional() })),
  where: z.unknown().optional(),
  orderBy: z
    .array(z.object({ field: z.object({ fieldPath: z.string() }), direction: z.string() }))
    .optional(),
});

export type StructuredQuery = z.output<typeof structuredQuery>;

const chunk = z.object({
  found: z.object({ name: z.string() }).nullish(),
  missing: z.string().nullish(),
  document: z.object({ name: z.string() }).nullish(),
});
const query = z.object({ structuredQuery });
const aggregation = z.object({ structuredAggregationQuery: z.object({ structuredQuery }) });
const commit = z.object({
  writes: z.array(
    z.object({ update: z.object({ name: z.string() }).nullish(), delete: z.string().nullish() }),
  ),
});

const pathOf = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** Listens to Firestore's client. @returns what it has heard so far, and how to stop */
export function listenToFirestore(): Traffic & { stop: () => void } {
  const traffic: Traffic = { reads: [], writes: [], queries: [] };
  const stop = wrapCalls(firestore, ({ request, requestStream }) => ({
    request: async (method, sent, tag) => {
      const written = commit.safeParse(sent);
      if (written.success)
        for (const write of written.data.writes)
          traffic.writes.push(pathOf(write.update?.name ?? write.delete ?? ''));
      return request(method, sent, tag);
    },
    requestStream: async (method, isBidirectional, sent, tag) => {
      const asked =
        query.safeParse(sent).data ?? aggregation.safeParse(sent).data?.structuredAggregationQuery;
      if (asked) traffic.queries.push(asked.structuredQuery);
      const stream = await requestStream(method, isBidirectional, sent, tag);
      const counted = countReads(traffic, asked?.structuredQuery.from[0]?.collectionId);
      stream.on('error', (error) => counted.destroy(error));
      return stream.pipe(counted);
    },
  }));
  return Object.assign(traffic, { stop });
}

function countReads(traffic: Traffic, queried: string | undefined): Transform {
  let isEmpty = true;
  return new Transform({
    objectMode: true,
    transform(data: unknown, _encoding, done) {
      const { found, missing, document } = chunk.parse(data);
      const name = found?.name ?? missing ?? document?.name;
      if (name) {
        traffic.reads.push(pathOf(name));
        isEmpty = false;
      }
      done(null, data);
    },
    flush(done) {
      if (queried !== undefined && isEmpty) traffic.reads.push(`${queried}: nothing found`);
      done();
    },
  });
}

/** What some work costs. */
export async function trafficOf(work: () => Promise<unknown>): Promise<Traffic> {
  const { stop, ...traffic } = listenToFirestore();
  try {
    await work();
  } finally {
    stop();
  }
  return traffic;
}
