/** Where in a film the frames to choose from are taken. */
const places = [0.1, 0.5, 0.9] as const;

/** As wide as a thumbnail is ever shown. */
const maxWidth = 1280;

function once(element: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener(event, () => resolve(), { once: true, signal });
    element.addEventListener('error', () => reject(new Error('This film cannot be shown here')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
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
    const ready = once(video, 'loadeddata', signal);
    video.src = url;
    await ready;
    const frames: File[] = [];
    for (const place of places) {
      const there = once(video, 'seeked', signal);
      video.currentTime = video.duration * place;
      await there;
      const blob = await picture(video);
      if (blob !== null) frames.push(new File([blob], `frame-${frames.length + 1}.jpg`, { type: blob.type }));
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
