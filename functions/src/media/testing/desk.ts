import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { type VideoDocument, media, users, videos } from '../../domain/documents.ts';
import { bucket, firestore } from '../../firebase.ts';
import { claimMedia } from '../claim.ts';
import { inspection, mediaIdOf } from '../document.ts';
import { encode } from '../encode.ts';
import { inspect } from '../inspect.ts';
import { folderOf } from '../objects.ts';
import { noteUpload } from '../upload.ts';
import type { Desk } from '../worker.ts';

/** A desk whose queue is a list, so that a test says when a task runs, and whose clock a test can put forward. */
export function testDesk(onStep: Desk['onStep'] = () => {}) {
  const waiting: [id: string, job: string][] = [];
  let ahead = 0;
  const desk: Desk = {
    queue: {
      add: async (id, job) => {
        waiting.push([id, job]);
      },
    },
    now: () => new Date(Date.now() + ahead),
    threads: 1,
    onStep,
  };
  /** Runs tasks until none waits. */
  const settle = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [id, job] = next;
      await (job === inspection ? inspect(id, desk) : encode(id, job, desk));
    }
  };
  const wait = (ms: number) => {
    ahead += ms;
  };
  return { desk, waiting, settle, wait };
}

/** Puts a file into somebody's folder as a browser does; gives the object's name. */
export async function uploadAs(
  folder: 'videos' | 'images',
  content: Buffer | string,
  contentType = folder === 'videos' ? 'video/mp4' : 'image/jpeg',
): Promise<string> {
  const object = `${folder}/${randomUUID()}/${Date.now()}clip`;
  const metadata = { contentType, metadata: { firebaseStorageDownloadTokens: randomUUID() } };
  await bucket().file(object).save(content, { resumable: false, metadata });
  return object;
}

/** The address of an object of the emulator. */
export async function addressOf(object: string): Promise<string> {
  const [metadata] = await bucket().file(object).getMetadata();
  const token = metadata.metadata?.['firebaseStorageDownloadTokens'] ?? '';
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return `http://${host}/v0/b/${bucket().name}/o/${encodeURIComponent(object)}?alt=media&token=${token}`;
}

/** Uploads a file from the disk and notes it, as the upload's event does. */
export async function uploadFile(path: string, desk: Desk): Promise<{ object: string; id: string }> {
  const object = await uploadAs('videos', await readFile(path));
  await noteUpload(object, desk);
  return { object, id: mediaIdOf(object) };
}

/** Publishes a video of these uploads; gives its id. */
export async function publish(video: string, image?: string): Promise<string> {
  const ref = videos.doc();
  const at = Timestamp.now();
  const videoUrl = await addressOf(video);
  const imgUrl = image ? await addressOf(image) : '';
  await firestore.runTransaction(async (transaction) => {
    const claim = await claimMedia(transaction, { video, image }, at.toDate());
    transaction.create(ref, { ...blank(at), videoUrl, imgUrl, ...claim.fields });
    claim.write(ref.id);
  });
  return ref.id;
}

const blank = (at: Timestamp): VideoDocument => ({
  userId: 'somebody',
  title: 'A video',
  desc: '',
  imgUrl: '',
  videoUrl: '',
  tags: [],
  channel: { name: 'Somebody' },
  visibility: 'public',
  status: 'uploaded',
  views: 0,
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  likes: [],
  dislikes: [],
  score: 0,
  createdAt: at,
  updatedAt: at,
  changedAt: at,
});

/** Makes an image the portrait of the account in whose folder it lies. */
export async function portraitOf(object: string): Promise<void> {
  const [, uid = ''] = object.split('/');
  const user = { name: 'Somebody', subscribers: 0, createdAt: Timestamp.now(), img: await addressOf(object) };
  await users.doc(uid).set(user);
}

export async function mediaOf(id: string) {
  return (await media.doc(id).get()).data();
}

export async function videoOf(id: string): Promise<VideoDocument> {
  const video = (await videos.doc(id).get()).data();
  if (!video) throw new Error(`There is no video ${id}`);
  return video;
}

/** The names of what lies in a media's folder. */
export async function madeOf(id: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: folderOf(id) });
  return files.map(({ name }) => name.slice(folderOf(id).length)).toSorted();
}
