import { bucket } from '../../firebase.ts';
import { errorCode } from '../error-code.ts';
import { invalid } from '../refusal.ts';

/** Where people may upload to (storage.rules say the same), and what has to lie there. */
const folders = { videos: 'video/', images: 'image/' } as const;

type Folder = keyof typeof folders;

const PRODUCTION = 'https://firebasestorage.googleapis.com';

/**
 * The object that a download URL of Firebase Storage names, or undefined when it is none of our bucket's:
 * https://firebasestorage.googleapis.com/v0/b/{bucket}/o/{encoded name}?alt=media&token=…, with the emulator's host in
 * the place of Google's where the Admin SDK's own variable names one.
 */
export function objectOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (!storageOrigins().includes(origin)) return undefined;
  const prefix = `/v0/b/${bucket().name}/o/`;
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    return undefined;
  }
}

/** A browser may call the emulator's machine by either of its names. */
function storageOrigins(): string[] {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  if (!emulator) return [PRODUCTION];
  const { port } = new URL(`http://${emulator}`);
  return [`http://${emulator}`, `http://127.0.0.1:${port}`, `http://localhost:${port}`];
}

/**
 * Checks that a URL is that of a file which this account has uploaded to that folder.
 * @param field that the URL was sent in, for the refusal
 * @throws {Refusal} invalid
 */
export async function checkUpload(url: string, folder: Folder, uid: string, field: string): Promise<void> {
  const name = objectOf(url);
  if (!name?.startsWith(`${folder}/${uid}/`)) throw invalid(field, 'Not a file that you have uploaded here');
  const type = await contentType(name);
  if (type === undefined) throw invalid(field, 'This file is not there any more; upload it again');
  if (!type.startsWith(folders[folder])) throw invalid(field, 'Not a file of the right kind');
}

/** @returns undefined when there is no such object */
async function contentType(name: string): Promise<string | undefined> {
  try {
    const [metadata] = await bucket().file(name).getMetadata();
    return metadata.contentType ?? '';
  } catch (error) {
    if (errorCode(error) === 404) return undefined;
    throw error;
  }
}
