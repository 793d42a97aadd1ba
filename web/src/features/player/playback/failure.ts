/** Why a video does not play: the connection, no such file, a kind of file the browser cannot play, or damage. */
export type Failure = 'connection' | 'missing' | 'unplayable' | 'damaged';

/** How long to wait before each try that nobody asked for; after the last one a person decides. */
export const retryDelays = [1000, 2000, 4000] as const;

/** What an answer to a request for the file says about a file that does not play. */
export function failureOfStatus(status: number): Failure {
  if (status === 403 || status === 404 || status === 410) return 'missing';
  if (status === 408 || status === 429 || status >= 500) return 'connection';
  return 'unplayable';
}

async function ask(url: string): Promise<Failure> {
  try {
    const answer = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await answer.body?.cancel();
    return failureOfStatus(answer.status);
  } catch {
    return 'connection';
  }
}

/**
 * Finds out why a video element gave up. It tells a lost connection and damage apart by itself; behind "source not
 * supported" it hides every answer of the server, so the server is asked again.
 */
export async function diagnose(error: MediaError, url: string): Promise<Failure> {
  if (error.code === MediaError.MEDIA_ERR_NETWORK) return 'connection';
  if (error.code === MediaError.MEDIA_ERR_DECODE) return 'damaged';
  return ask(url);
}
