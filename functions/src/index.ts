import './deployment.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { createListener } from './api/serve.ts';

/** What is deployed: this file wires and does nothing itself. */

/**
 * Everything under /api of the site. One CPU serves many requests that mostly wait for Firestore; the memory holds the
 * catalogue.
 */
export const api = onRequest(
  { memory: '1GiB', cpu: 1, concurrency: 80, minInstances: 0, invoker: 'public' },
  createListener(),
);

export { accountDeleted } from './triggers/accounts.ts';
export { catalogueRebuild } from './triggers/catalogue.ts';
export { captionsDeleted, commentDeleted, profileWritten, videoWritten } from './triggers/documents.ts';
export { mediaEncode, mediaInspect, mediaOrphans, mediaSweep, mediaUploaded } from './triggers/media.ts';
export { shardsFold, signupsSweep } from './triggers/schedules.ts';
