import type { FirebaseStorage } from 'firebase/storage';
import { call } from '../api/client.ts';
import { signInAs } from './auth.ts';
import { getFirebaseStorage } from './storage.ts';

/**
 * Cloud Storage for the account that the API's session is of. Throws Firebase's errors, and as `call` does when the session
 * is over.
 */
export async function connectStorage(userId: string): Promise<FirebaseStorage> {
  const storage = await getFirebaseStorage();
  await signInAs(userId, async () => (await call('getToken', {})).token);
  return storage;
}
