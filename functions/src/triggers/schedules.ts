import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepSignups } from '../domain/accounts/abandoned-signups.ts';
import { foldShards } from '../domain/counters/fold.ts';

/** Brings home the counts that waited in shards. */
export const shardsFold = onSchedule({ schedule: 'every 1 minutes', memory: '256MiB', maxInstances: 1 }, () =>
  foldShards(),
);

/** Undoes the sign-ups that died on the way. */
export const signupsSweep = onSchedule({ schedule: 'every 5 minutes', memory: '256MiB' }, () =>
  sweepSignups(new Date()),
);
