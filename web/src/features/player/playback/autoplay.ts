import type { PlayerStore } from './state.ts';

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

async function tryToPlay(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    // Anything but a refusal (another source came, somebody paused) is no answer to the question asked here.
    return !isRefusal(error);
  }
}

/**
 * Starts a video with its sound, else without, as browsers allow pages that nobody has touched yet. What the browser
 * took away is told by `mutedByBrowser`; where it allows nothing at all, the video waits for its person.
 */
export async function startPlaying(video: HTMLVideoElement, store: PlayerStore): Promise<void> {
  if ((await tryToPlay(video)) || video.muted) return;
  // Said first: to whoever listens, this is not a choice to remember.
  store.setState({ mutedByBrowser: true });
  video.muted = true;
  if (await tryToPlay(video)) return;
  video.muted = false;
}
