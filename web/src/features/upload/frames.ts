/** Where in a film the frames to choose from are taken. */
const places = [0.1, 0.5, 0.9] as const;

/** As wide as a thumbnail is ever shown. */
const maxWidth = 1280;

/**
 * Does something to a film and waits for what it leads to.
 * @throws {Error} when the browser cannot show the film, or the signal ends it or has done so before
 */
function until(film: HTMLVideoElement, event: string, signal: AbortSignal, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const once = { once: true, signal };
    film.addEventListener(event, () => resolve(), once);
    film.addEventListener('error', () => reject(new Error('This film cannot be shown here')), once);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    act();
  });
}

function seek(film: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<void> {
  return until(film, 'seeked', signal, () => {
    film.currentTime = seconds;
  });
}

/** How long a film is. What a browser has recorded does not say so: its end is found by going there. */
async function lengthOf(film: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (!Number.isFinite(film.duration)) await seek(film, Number.MAX_SAFE_INTEGER, signal);
  return film.duration;
}

/** What the film shows now, as a picture. */
async function picture(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, maxWidth / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}

/**
 * Frames of a film, as files to choose a thumbnail from.
 * @throws {Error} when the browser cannot show the film, or the signal ends it
 */
export async function takeFrames(film: File, signal: AbortSignal): Promise<File[]> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  video.muted = true;
  video.preload = 'auto';
  try {
    await until(video, 'loadeddata', signal, () => {
      video.src = url;
    });
    const length = await lengthOf(video, signal);
    const frames: File[] = [];
    for (const place of places) {
      await seek(video, length * place, signal);
      const blob = await picture(video);
      if (blob !== null) frames.push(new File([blob], `frame-${frames.length + 1}.jpg`, { type: blob.type }));
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
