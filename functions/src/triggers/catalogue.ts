import { onSchedule } from 'firebase-functions/v2/scheduler';
import { rebuildCatalogue } from '../domain/catalogue/rebuild.ts';

/** Makes the snapshot that instances start from. What changes between two of them each new instance reads by itself. */
export const catalogueRebuild = onSchedule(
  { schedule: 'every 10 minutes', memory: '1GiB', timeoutSeconds: 540 },
  () => rebuildCatalogue(new Date()),
);
