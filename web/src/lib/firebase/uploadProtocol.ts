/**
 * The resumable uploads of Cloud Storage for Firebase: `start` opens one, `upload` sends a part of it, `query` asks what has
 * arrived. The protocol is Google's, https://developers.google.com/photos/library/guides/resumable-uploads; why the SDK's
 * own sender is not used stands in docs/decisions/008.
 */

/** A part that is not the last has a whole number of these. */
export const granularity = 256 * 1024;

/** The storage answered, and not with a success. */
export class UploadRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The storage answered ${status}`);
    this.name = 'UploadRefused';
    this.status = status;
  }
}

/** The storage did not answer, or the request was aborted. */
export class ConnectionLost extends Error {
  constructor() {
    super('The storage cannot be reached');
    this.name = 'ConnectionLost';
  }
}

interface Command {
  url: string;
  headers: Record<string, string>;
  body?: Blob | string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

/** `fetch` does not tell how much of a body has gone out. */
function post({ url, headers, body, signal, onProgress }: Command): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ConnectionLost());
    const abort = () => request.abort();
    if (signal.aborted) {
      lost();
      return;
    }
    signal.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request);
      else reject(new UploadRefused(request.status));
    });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

export interface NewObject {
  name: string;
  size: number;
  contentType: string;
  cacheControl: string;
}

interface Call {
  idToken: string;
  signal: AbortSignal;
}

/** Opens an upload into a bucket's objects and answers its address. Throws `UploadRefused` and `ConnectionLost`. */
export async function startUpload(
  objectsUrl: string,
  { name, size, contentType, cacheControl }: NewObject,
  { idToken, signal }: Call,
): Promise<string> {
  const answer = await post({
    url: `${objectsUrl}?name=${encodeURIComponent(name)}`,
    headers: {
      Authorization: `Firebase ${idToken}`,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(size),
      'X-Goog-Upload-Header-Content-Type': contentType,
    },
    body: JSON.stringify({ name, contentType, cacheControl }),
    signal,
  });
  return answer.getResponseHeader('X-Goog-Upload-URL') ?? '';
}

export interface Received {
  bytes: number;
  /** Whether the object is there. */
  finished: boolean;
}

/** Asks an upload how much of it has arrived. Throws as `startUpload` does. */
export async function askReceived(url: string, { idToken, signal }: Call): Promise<Received> {
  const headers = { Authorization: `Firebase ${idToken}`, 'X-Goog-Upload-Command': 'query' };
  const answer = await post({ url, headers, signal });
  return {
    bytes: Number(answer.getResponseHeader('X-Goog-Upload-Size-Received')),
    finished: answer.getResponseHeader('X-Goog-Upload-Status') === 'final',
  };
}

/** Sends the bytes from an offset on; the last of them finish the object. Throws as `startUpload` does. */
export async function sendPart(
  url: string,
  { part, offset, last }: { part: Blob; offset: number; last: boolean },
  { idToken, signal, onProgress }: Call & { onProgress: (sent: number) => void },
): Promise<void> {
  await post({
    url,
    headers: {
      Authorization: `Firebase ${idToken}`,
      'X-Goog-Upload-Command': last ? 'upload, finalize' : 'upload',
      'X-Goog-Upload-Offset': String(offset),
    },
    body: part,
    signal,
    onProgress,
  });
}
