import type { Video } from '@lantern/functions/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/client.ts';

/** The videos opened since the page was loaded: the next one by itself is none of them, as long as there are others. */
const opened = new Set<string>();

/** The videos that share tags with this one. */
export function useRelated(video: Video | null) {
  return useQuery({
    queryKey: ['related', video?._id, video?.tags],
    enabled: video !== null,
    queryFn: ({ signal }) =>
      call('videosByTags', { query: { tags: video?.tags.join(',') ?? '' }, anonymous: true, signal }),
    select: (found) => found.filter(({ _id }) => _id !== video?._id),
  });
}

/** The related video to go on with. */
export function useNextVideo(video: Video | null): Video | undefined {
  const { data } = useRelated(video);
  const id = video?._id;
  useEffect(() => {
    if (id !== undefined) opened.add(id);
  }, [id]);
  return data?.find(({ _id }) => !opened.has(_id)) ?? data?.[0];
}
