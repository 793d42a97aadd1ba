import { EventEmitter } from 'node:events';
import { getApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/**
 * The Admin SDK, initialised here and nowhere else. It finds its project, bucket and credentials in the environment,
 * as Cloud Functions set it; against the emulators it follows the SDK's own *_EMULATOR_HOST variables.
 */
const app = getApps().length > 0 ? getApp() : initializeApp();

export const auth = getAuth(app);

export const firestore = getFirestore(app);
firestore.settings({ ignoreUndefinedProperties: true });

// The client of Cloud Storage hangs eleven listeners on each download, one more than Node warns at.
EventEmitter.defaultMaxListeners = 15;

/** `IdempotencyStrategy.RetryAlways`, whose import would load a second copy of the client: 70 ms of each cold start. */
const RETRY_ALWAYS = 0;

/**
 * The one bucket that holds what people upload and what is made of it. Whatever breaks off is tried again three times, a
 * second apart, so that whoever waits for an answer is still told in time that Cloud Storage is away. That goes for writes as
 * well: they give fixed names fixed contents, and what is to be removed may be gone already. By default the client repeats no
 * such write, and to that end stops repeating anything at all, reads of others included, often for good.
 */
export function bucket() {
  const ours = getStorage(app).bucket();
  Object.assign(ours.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS, maxRetryDelay: 1 });
  return ours;
}
