import type { Video } from '@lantern/functions/contract/routes';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/client.ts';
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
    call('findVideo', { params: { videoId }, fresh: true, signal: leaving.signal })
      .then(videoFound)
      .catch((failure: unknown) => {
        if (isAbort(failure)) return;
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
