import type { File } from '@google-cloud/storage';
import { type MockInstance, vi } from 'vitest';
import { auth, bucket, firestore } from '../firebase.ts';
import { wrapCalls } from './firestore-internals.ts';

/** What reads, so that it can be told from what changes something. */
const reading = new Set(['beginTransaction', 'listCollectionIds']);

/** Firestore gives up the transactions of a dead process by itself, after a while that tests need not wait for. */
const GIVING_UP = 'rollback';

/** The process died here: nothing that it asks of a back end arrives any more. */
class Death extends Error {}

/**
 * Runs work in a process that dies after so many changes to Firestore, Firebase Auth and Cloud Storage.
 * @returns whether it died before the work was done
 */
export async function diesAfter(changes: number, work: () => Promise<unknown>): Promise<boolean> {
  let left = changes;
  let isDead = false;
  const step = (isChange: boolean) => {
    if (isDead || (isChange && left === 0)) {
      isDead = true;
      throw new Death();
    }
    if (isChange) left -= 1;
  };
  const revive = firestoreCalls(step);
  const mocks = [...authCalls(step), ...storageCalls(step)];
  try {
    await work();
    return isDead;
  } catch (error) {
    if (!isDead) throw error;
    return true;
  } finally {
    revive();
    for (const mock of mocks) mock.mockRestore();
  }
}

type Step = (isChange: boolean) => void;

const firestoreCalls = (step: Step) =>
  wrapCalls(firestore, ({ request, requestStream }) => ({
    request: async (method, ...rest) => {
      if (method !== GIVING_UP) step(!reading.has(method));
      return request(method, ...rest);
    },
    requestStream: async (...sent) => {
      step(false);
      return requestStream(...sent);
    },
  }));

function authCalls(step: Step): MockInstance[] {
  const createUser = auth.createUser.bind(auth);
  const deleteUser = auth.deleteUser.bind(auth);
  return [
    vi.spyOn(auth, 'createUser').mockImplementation(async (...sent) => {
      step(true);
      return createUser(...sent);
    }),
    vi.spyOn(auth, 'deleteUser').mockImplementation(async (...sent) => {
      step(true);
      return deleteUser(...sent);
    }),
  ];
}

/** What changes an object, or makes one; on the class that the Admin SDK uses, which is not the one that an import brings. */
function storageCalls(step: Step): MockInstance[] {
  const files = Object.getPrototypeOf(bucket().file('any')) as Record<
    string,
    (...sent: unknown[]) => unknown
  >;
  return ['delete', 'save', 'copy'].map((method) => {
    const original = files[method];
    return vi.spyOn(files, method).mockImplementation(function (this: File, ...sent) {
      step(true);
      return original?.apply(this, sent);
    });
  });
}
