import type { Comment } from '@lantern/functions/contract/routes';
import { useEffect, useState } from 'react';
import { callPage } from '../../lib/api/client.ts';
import { isAbort } from '../../lib/isAbort.ts';
import { useStore } from '../../store/store.ts';
import { changeComments } from '../../store/video.ts';

interface Loaded {
  /** Where the next page begins; `null` when there is none. */
  next: string | null;
  loading: boolean;
  error: unknown;
}

/** Those shown and those of a further page, each once. */
export function joined(shown: Comment[], further: Comment[]): Comment[] {
  const known = new Set(shown.map(({ _id }) => _id));
  return [...shown, ...further.filter(({ _id }) => !known.has(_id))];
}

/** A video's comments, newest first, fetched into the store page by page. */
export function useComments(videoId: string) {
  const comments = useStore((state) => state.video.currentComments);
  const [{ next, loading, error }, setLoaded] = useState<Loaded>({
    next: null,
    loading: true,
    error: undefined,
  });
  const [wanted, setWanted] = useState<{ cursor?: string }>({});

  useEffect(() => {
    const leaving = new AbortController();
    setLoaded((loaded) => ({ ...loaded, loading: true, error: undefined }));
    callPage('listComments', { params: { videoId }, query: wanted, anonymous: true, signal: leaving.signal })
      .then((page) => {
        // What is shown before the first page comes was written meanwhile: it is newer.
        changeComments(videoId, (shown) => joined(shown, page.items));
        setLoaded({ next: page.next ?? null, loading: false, error: undefined });
      })
      .catch((failure: unknown) => {
        if (isAbort(failure)) return;
        console.warn('The comments could not be fetched', failure);
        setLoaded((loaded) => ({ ...loaded, loading: false, error: failure }));
      });
    return () => leaving.abort();
  }, [videoId, wanted]);

  return {
    comments,
    loading,
    error,
    hasMore: next !== null,
    more: () => {
      if (next !== null) setWanted({ cursor: next });
    },
    retry: () => setWanted({ ...wanted }),
  };
}
