import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { getFirebaseApp } from './app.ts';

let storage: FirebaseStorage | undefined;

/** Cloud Storage, signed in as Firebase Auth is. */
export async function getFirebaseStorage(): Promise<FirebaseStorage> {
  const { app, config } = await getFirebaseApp();
  if (storage !== undefined) return storage;
  storage = getStorage(app);
  if (config.storageEmulator !== undefined) {
    const { host, port } = config.storageEmulator;
    connectStorageEmulator(storage, host, port);
  }
  return storage;
}
