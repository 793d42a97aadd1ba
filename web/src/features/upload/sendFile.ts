import {
  askReceived,
  granularity,
  sendPart,
  startUpload,
  type NewObject,
} from '../../lib/firebase/uploadProtocol.ts';
import type { Attempt } from './keepTrying.ts';

/** What a cut connection costs at most is one part: a twentieth of the file, and not more than this. */
const largestPart = 16 * 1024 * 1024;

/** How many bytes of a file are sent at a time. */
export function partSize(total: number): number {
  const twentieth = Math.floor(total / 20 / granularity) * granularity;
  return Math.min(largestPart, Math.max(granularity, twentieth));
}

interface Sending {
  objectsUrl: string;
  object: Omit<NewObject, 'size'>;
  getIdToken: () => Promise<string>;
  onProgress: (sent: number) => void;
}

/**
 * What sends a file in parts. Each try first asks what has arrived, and goes on from there; once all has, there is nothing
 * left to do. A try throws as the protocol does, Firebase's errors, and what is thrown where a file cannot be read any more.
 */
export function fileSender(
  file: Blob,
  { objectsUrl, object, getIdToken, onProgress }: Sending,
): (attempt: Attempt) => Promise<void> {
  let url: string | undefined;
  let finished = false;

  const goOn = async ({ signal, cameOn }: Attempt) => {
    const access = async () => ({ idToken: await getIdToken(), signal });
    let offset = 0;
    if (url === undefined)
      url = await startUpload(objectsUrl, { ...object, size: file.size }, await access());
    else ({ bytes: offset, finished } = await askReceived(url, await access()));
    while (!finished) {
      const from = offset;
      onProgress(from);
      const part = file.slice(from, from + partSize(file.size));
      const last = from + part.size === file.size;
      const watch = { ...(await access()), onProgress: (sent: number) => onProgress(from + sent) };
      await sendPart(url, { part, offset: from, last }, watch);
      cameOn();
      offset += part.size;
      finished = last;
    }
  };

  return async (attempt) => {
    if (finished) return;
    try {
      await goOn(attempt);
    } catch (error) {
      // A file that is gone looks like a connection that is.
      await file.slice(0, 1).arrayBuffer();
      throw error;
    }
  };
}
