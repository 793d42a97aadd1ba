import { call } from '../api/client.ts';
import { getIdToken, signInAs } from './auth.ts';
import { getBucket, type Bucket } from './storage.ts';

export interface StorageConnection extends Bucket {
  getIdToken: () => Promise<string>;
}

/**
 * Cloud Storage for the account that the API's session is of. Throws Firebase's errors, and as `call` does when the session
 * is over.
 */
export async function connectStorage(userId: string): Promise<StorageConnection> {
  const bucket = await getBucket();
  await signInAs(userId, async () => (await call('getToken', {})).token);
  return { ...bucket, getIdToken };
}
