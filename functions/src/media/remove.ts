import type { File } from '@google-cloud/storage';
import { media as collection, users } from '../domain/documents.ts';
import { bucket, firestore } from '../firebase.ts';
import { kindOf, mediaIdOf } from './document.ts';
import { folderOf, removeMade } from './objects.ts';

/** Removes an uploaded object and everything that was made of it. */
export async function removeUpload(id: string, object: string): Promise<void> {
  await bucket().file(object).delete({ ignoreNotFound: true });
  await removeMade(id);
}

const dayMs = 24 * 60 * 60_000;

/** Whose media an object belongs to: the upload's own id, or the folder's that holds what was made of it. */
function mediaOf(object: string): string | undefined {
  const [folder, id] = object.split('/');
  return folder === 'media' ? id : kindOf(object) && mediaIdOf(object);
}

/** Whether an object is the portrait of the account in whose folder it lies. */
export async function isPortrait(object: string): Promise<boolean> {
  const [folder, uid = ''] = object.split('/');
  if (folder !== 'images' || !uid) return false;
  const user = (await users.doc(uid).get()).data();
  return user?.img?.includes(encodeURIComponent(object)) === true;
}

const isOld = ({ metadata }: File, now: Date) =>
  now.getTime() - Date.parse(metadata.timeCreated ?? '') > dayMs;

/** Which of these media no video refers to. */
async function unclaimed(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const snapshots = await firestore.getAll(...ids.map((id) => collection.doc(id)));
  const free = snapshots.filter((snapshot) => {
    const videoIds = snapshot.get('videoIds') as string[] | undefined;
    return videoIds === undefined || videoIds.length === 0;
  });
  return new Set(free.map(({ id }) => id));
}

async function sweepPage(found: readonly File[], now: Date): Promise<number> {
  const old = found.filter((file) => isOld(file, now));
  const ids = new Set(old.map(({ name }) => mediaOf(name)).filter((id) => id !== undefined));
  const free = await unclaimed([...ids]);
  let removed = 0;
  for (const file of old) {
    const id = mediaOf(file.name);
    if (id === undefined || !free.has(id) || (await isPortrait(file.name))) continue;
    await file.delete({ ignoreNotFound: true });
    await collection.doc(id).delete();
    removed += 1;
  }
  return removed;
}

/** Removes objects older than a day that no video and no account refers to. Gives how many. */
export async function sweepOrphans(now: Date): Promise<number> {
  let removed = 0;
  for (const prefix of ['videos/', 'images/', folderOf('').slice(0, -1)]) {
    let pageToken: string | undefined;
    do {
      const [found, next] = await bucket().getFiles({
        prefix,
        maxResults: 500,
        autoPaginate: false,
        ...(pageToken && { pageToken }),
      });
      removed += await sweepPage(found, now);
      pageToken = (next as { pageToken?: string } | null)?.pageToken;
    } while (pageToken);
  }
  return removed;
}
