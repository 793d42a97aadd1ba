import { join, resolve } from 'node:path';

/** The root of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Where everything is kept that the suite makes and git ignores. */
export const STATE = join(ROOT, '.emulators');
