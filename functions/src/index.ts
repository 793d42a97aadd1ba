import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { createListener } from './api/serve.ts';

/** What is deployed: this file wires and does nothing itself. */

// The region that firebase.json's rewrites name; a bound on instances is a bound on the bill.
setGlobalOptions({ region: 'us-central1', maxInstances: 50 });

/**
 * Everything under /api of the site. One CPU serves many requests that mostly wait for Firestore; the memory holds the
 * catalogue.
 */
export const api = onRequest(
  { memory: '1GiB', cpu: 1, concurrency: 80, minInstances: 0, invoker: 'public' },
  createListener(),
);
