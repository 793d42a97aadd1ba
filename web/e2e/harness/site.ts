import { randomInt, randomUUID } from 'node:crypto';

/** @throws {Error} when no suite runs */
function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error('Browser tests need the suite: npm test, or npm run test:one -- <file>');
  return value;
}

/** Where the suite serves the site. */
export const site = required('LANTERN_SITE');

export const authEmulator = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;
export const storageEmulator = `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}`;

/** A short word that nothing else in the suite has in it. */
export function unique(): string {
  return randomUUID().slice(0, 8);
}

/** An address of a computer of one's own, as Hosting's proxies would tell it: limits per address do not meet. */
export function ownAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}, 10.0.0.1`;
}
