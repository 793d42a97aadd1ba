import { randomBytes } from 'node:crypto';

/** A project id that nobody has: the prefix `demo-` keeps the emulators from asking for the real one. */
export const freshProjectId = () => `demo-lantern-${randomBytes(4).toString('hex')}`;
