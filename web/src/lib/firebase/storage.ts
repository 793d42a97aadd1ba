import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { getFirebaseApp } from './app.ts';

export interface Bucket {
  storage: FirebaseStorage;
  /** Where its objects are, for what the SDK does not do. */
  objectsUrl: string;
}

let bucket: Bucket | undefined;

/** The project's bucket, signed in as Firebase Auth is. */
export async function getBucket(): Promise<Bucket> {
  const { app, config } = await getFirebaseApp();
  if (bucket !== undefined) return bucket;
  const { options, storageEmulator: emulator } = config;
  const storage = getStorage(app);
  if (emulator !== undefined) connectStorageEmulator(storage, emulator.host, emulator.port);
  const host =
    emulator === undefined
      ? 'https://firebasestorage.googleapis.com'
      : `http://${emulator.host}:${emulator.port}`;
  bucket = { storage, objectsUrl: `${host}/v0/b/${options.storageBucket}/o` };
  return bucket;
}
