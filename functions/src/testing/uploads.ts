import { randomUUID } from 'node:crypto';
import { bucket } from '../firebase.ts';

/** Puts a file into the bucket as a browser's upload does. @returns its download URL */
export async function upload(
  uid: string,
  folder: 'videos' | 'images' = 'videos',
  contentType?: string,
): Promise<string> {
  const name = `${folder}/${uid}/${Date.now()}${randomUUID()} clip.mp4`;
  const token = randomUUID();
  await bucket()
    .file(name)
    .save('bytes', {
      resumable: false,
      metadata: {
        contentType: contentType ?? (folder === 'videos' ? 'video/mp4' : 'image/png'),
        metadata: { firebaseStorageDownloadTokens: token },
      },
    });
  return downloadUrl(name, token);
}

export const downloadUrl = (name: string, token = 'token') =>
  `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/v0/b/${bucket().name}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
