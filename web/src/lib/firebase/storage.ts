import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { getFirebaseApp } from './app.ts';

export interface Bucket {
  /** Where its objects are, for what the SDK does not do. */
  objectsUrl: string;
  /** The address under which anybody may read an object of it. Throws Firebase's errors. */
  addressOf: (path: string) => Promise<string>;
}

/** For how long the SDK tries by itself; what waits for a connection says so meanwhile. */
const ownTries = 10_000;

let bucket: Bucket | undefined;

/** The project's bucket, signed in as Firebase Auth is. */
export async function getBucket(): Promise<Bucket> {
  const { app, config } = await getFirebaseApp();
  if (bucket !== undefined) return bucket;
  const { options, storageEmulator: emulator } = config;
  const storage = getStorage(app);
  storage.maxOperationRetryTime = ownTries;
  if (emulator !== undefined) connectStorageEmulator(storage, emulator.host, emulator.port);
  const host =
    emulator === undefined
      ? 'https://firebasestorage.googleapis.com'
      : `http://${emulator.host}:${emulator.port}`;
  bucket = {
    objectsUrl: `${host}/v0/b/${options.storageBucket}/o`,
    addressOf: (path) => getDownloadURL(ref(storage, path)),
  };
  return bucket;
}
