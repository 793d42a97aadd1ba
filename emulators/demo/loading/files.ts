import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectStorageEmulator, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage';

const MEDIA = join(import.meta.dirname, '../media');
const TYPES = { mp4: 'video/mp4', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** The folders that people may upload to. */
type Folder = 'videos' | 'images';

/** Somebody's own way into the bucket, under the same storage rules as a browser's. */
export interface Uploads {
  /** Uploads one of the demo's files. @returns its download URL */
  upload: (folder: Folder, file: string) => Promise<string>;
}

/** Signs somebody in to Firebase as the web app does. @param token the custom token that sign-up answered */
export async function uploadsOf(uid: string, token: string): Promise<Uploads> {
  const app = connect(uid);
  await signInWithCustomToken(initializeEmulatedAuth(app), token);
  const storage = getStorage(app);
  const { hostname, port } = new URL(required('STORAGE_EMULATOR_HOST'));
  connectStorageEmulator(storage, hostname, Number(port));
  return {
    async upload(folder, file) {
      const object = ref(storage, `${folder}/${uid}/${Date.now()}${file}`);
      await uploadBytes(object, await readFile(join(MEDIA, file)), {
        contentType: contentType(file),
        cacheControl: 'public, max-age=31536000, immutable',
      });
      return getDownloadURL(object);
    },
  };
}

function connect(name: string): FirebaseApp {
  const { projectId, storageBucket } = JSON.parse(required('FIREBASE_CONFIG')) as Record<string, string>;
  return initializeApp(
    { apiKey: 'emulator', projectId: projectId ?? '', storageBucket: storageBucket ?? '' },
    name,
  );
}

function initializeEmulatedAuth(app: FirebaseApp) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
  return auth;
}

/** @throws {Error} for a file whose type the demo does not know */
function contentType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  if (!(extension in TYPES)) throw new Error(`No content type for ${file}`);
  return TYPES[extension as keyof typeof TYPES];
}

/** @throws {Error} when the emulator suite's environment is missing */
function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: the demo content is loaded by the suite's launcher.`);
  return value;
}
