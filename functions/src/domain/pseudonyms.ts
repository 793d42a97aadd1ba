import { createHmac, randomBytes } from 'node:crypto';
import { secrets } from './documents.ts';
import { errorCode, grpc } from './error-code.ts';

let salt: Promise<string> | undefined;

/**
 * A stable stand-in for something that must not be kept as it is, such as an address: it tells whether two are the same and
 * nothing else. The salt is made on first use, kept in Firestore and remembered by each instance.
 */
export async function pseudonym(value: string): Promise<string> {
  salt ??= loadSalt().catch((error: unknown) => {
    salt = undefined;
    throw error;
  });
  return createHmac('sha256', await salt)
    .update(value)
    .digest('base64url')
    .slice(0, 22);
}

async function loadSalt(): Promise<string> {
  const kept = secrets.doc('pseudonyms');
  const found = (await kept.get()).data();
  if (found) return found.salt;
  const made = randomBytes(32).toString('base64url');
  try {
    await kept.create({ salt: made });
    return made;
  } catch (error) {
    if (errorCode(error) === grpc.alreadyExists) return loadSalt();
    throw error;
  }
}
