import type { Duplex } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** The two doors through which everything leaves the Firestore client. They are not in its types. */
interface Internals {
  request: (method: string, request: Record<string, unknown>, tag: string) => Promise<unknown>;
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: Record<string, unknown>,
    tag: string,
  ) => Promise<Duplex>;
}

/** Puts something of ours into those doors. @returns what takes it out again; the last one put in is the first to go */
export function wrapCalls(firestore: Firestore, wrap: (calls: Internals) => Internals): () => void {
  const inside = firestore as unknown as Internals;
  const { request, requestStream } = inside;
  const wrapped = wrap({ request: request.bind(inside), requestStream: requestStream.bind(inside) });
  Object.assign(inside, wrapped);
  return () => Object.assign(inside, { request, requestStream });
}
