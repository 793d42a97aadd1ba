import type { Video } from '@lantern/functions/contract/routes';
import { useEffect, useState } from 'react';
import { address, call } from '../../lib/api/client.ts';
import { takeEarly } from '../../lib/api/early.ts';
import { isAbort } from '../../lib/isAbort.ts';
import { useStore } from '../../store/store.ts';
import { videoFailed, videoFound, videoStarted } from '../../store/video.ts';

interface Current {
  video: Video | null;
  error: unknown;
  retry: () => void;
}

/** Fetches the video of the watch page into the store; a page that is left aborts it. */
export function useCurrentVideo(videoId: string): Current {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const current = useStore((state) => state.video.currentVideo);

  useEffect(() => {
    const leaving = new AbortController();
    setError(undefined);
    videoStarted();
    const params = { videoId };
    const early = takeEarly(address('findVideo', { params }));
    call('findVideo', { params, fresh: true, signal: leaving.signal }, early)
      .then((video) => leaving.signal.aborted || videoFound(video))
      .catch((failure: unknown) => {
        if (leaving.signal.aborted || isAbort(failure)) return;
        console.warn('The video could not be fetched', failure);
        videoFailed();
        setError(failure);
      });
    return () => leaving.abort();
  }, [videoId, attempt]);

  return {
    video: current?._id === videoId ? current : null,
    error,
    retry: () => setAttempt(attempt + 1),
  };
}
