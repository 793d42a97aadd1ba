import type { Duplex } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** The two doors through which everything leaves the Firestore client. They are not in its types. */
export interface Internals {
  request(method: string, request: Record<string, unknown>, tag: string): Promise<unknown>;
  requestStream(
    method: string,
    isBidirectional: boolean,
    request: Record<string, unknown>,
    tag: string,
  ): Promise<Duplex>;
}

export const internals = (firestore: Firestore) => firestore as unknown as Internals;
