import { errorCode } from '../domain/error-code.ts';
import { bucket } from '../firebase.ts';

/** What the pipeline keeps in the bucket: everything made of one upload lies in one folder, under fixed names. */
export const files = {
  rendition: (lines: number) => `${lines}.mp4`,
  playlist: (lines: number) => `${lines}.m3u8`,
  master: 'master.m3u8',
  remux: 'progressive.mp4',
  picture: (name: string) => `${name}.webp`,
  sprite: 'storyboard.webp',
  cues: 'storyboard.vtt',
} as const;

/** The folder of everything that is made of one upload. */
export const folderOf = (id: string) => `media/${id}/`;

/**
 * How a file beside another one in Firebase Storage is referred to. Its address is one encoded segment and a query with
 * the download token, so this resolves against any of them, on any host.
 */
export const reference = (id: string, file: string, token: string) =>
  `${encodeURIComponent(folderOf(id) + file)}?alt=media&token=${token}`;

const types: Record<string, string> = {
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

export const contentTypeOf = (file: string) =>
  types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** A name is never given to another content while its token lives, so browsers and caches may keep it for ever. */
export const cacheControl = 'public, max-age=31536000, immutable';

/** What an object carries so that whoever has its token may get it. */
export const withToken = (file: string, token: string) => ({
  contentType: contentTypeOf(file),
  cacheControl,
  metadata: { firebaseStorageDownloadTokens: token },
});

/**
 * Puts a file from the disk into the folder of a media. In one request: what breaks off is sent again from its start, where
 * the client's resumable uploads give up, because it does not keep what it has sent.
 */
export async function putFile(id: string, token: string, file: string, path: string): Promise<void> {
  const destination = folderOf(id) + file;
  await bucket().upload(path, { destination, resumable: false, metadata: withToken(file, token) });
}

/** Puts a small content there. */
export async function put(id: string, token: string, file: string, content: Buffer | string): Promise<void> {
  await bucket()
    .file(folderOf(id) + file)
    .save(content, { resumable: false, metadata: withToken(file, token) });
}

/** Removes everything that was made of an upload. */
export const removeMade = (id: string) => removeFolder(folderOf(id));

/** Removes every object of a folder. One that is gone counts as removed: a deletion whose answer is lost is sent again. */
export const removeFolder = (prefix: string): Promise<void> =>
  bucket()
    .deleteFiles({ prefix, force: true })
    .then(undefined, (errors: unknown) => {
      const left = [errors].flat().filter((error) => errorCode(error) !== 404);
      if (left.length > 0) throw new AggregateError(left, `${left.length} objects of ${prefix} are left`);
    });

/** The size of an uploaded object in bytes; undefined when there is none. */
export async function sizeOf(object: string): Promise<number | undefined> {
  const file = bucket().file(object);
  const [exists] = await file.exists();
  if (!exists) return undefined;
  const [{ size }] = await file.getMetadata();
  return Number(size);
}
