const assumed = 1 / 30;

const learned = new WeakMap<HTMLVideoElement, number>();

/** How long one frame of a video lasts, in seconds: as learned while it played, else a thirtieth. */
export function frameDuration(video: HTMLVideoElement): number {
  return learned.get(video) ?? assumed;
}

/**
 * Learns how long a frame of a video lasts from the frames it shows. Browsers without frame callbacks learn nothing.
 * @returns stops learning
 */
export function watchFrames(video: HTMLVideoElement): () => void {
  if (!('requestVideoFrameCallback' in video)) return () => undefined;
  let previous: VideoFrameCallbackMetadata | undefined;
  const learn = (_now: number, frame: VideoFrameCallbackMetadata) => {
    const seconds = frame.mediaTime - (previous?.mediaTime ?? 0);
    // A seek or a dropped frame in between says nothing; two frames on end do.
    if (frame.presentedFrames - (previous?.presentedFrames ?? 0) === 1 && seconds > 0.005 && seconds < 0.2) {
      learned.set(video, seconds);
    }
    previous = frame;
    request = video.requestVideoFrameCallback(learn);
  };
  let request = video.requestVideoFrameCallback(learn);
  return () => video.cancelVideoFrameCallback(request);
}
