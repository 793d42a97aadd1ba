import type { Video } from '@lantern/functions/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/client.ts';
import { useCurrentUser } from '../../../store/user.ts';
import { changeVideo } from '../../../store/video.ts';
import { withVotesOf } from '../vote.ts';

/** Milliseconds until the next look, by how many there were: soon at first, and never rarer than twice a minute. */
export const untilNextLook = (looks: number): number => Math.min(2000 * 1.25 ** looks, 30_000);

/** Whether a page waits for more: everybody until there is something to watch, the owner until all is done. */
export function isAwaited({ status, isPlayable, userId }: Video, uid: string | undefined): boolean {
  if (status !== 'processing' && status !== 'uploaded') return false;
  return isPlayable === false || userId === uid;
}

/** Follows a video that is being prepared, as long as somebody looks at its page. */
export function usePreparation(video: Video | null): void {
  const uid = useCurrentUser()?._id;
  const videoId = video?._id ?? '';
  const { data } = useQuery({
    queryKey: ['preparation', videoId],
    queryFn: ({ signal }) => call('findVideo', { params: { videoId }, fresh: true, signal }),
    enabled: video !== null && isAwaited(video, uid),
    refetchInterval: ({ state }) => untilNextLook(state.dataUpdateCount + state.errorUpdateCount),
    gcTime: 0,
  });
  useEffect(() => {
    // A vote that is on its way is newer than what was found.
    if (data) changeVideo(videoId, (current) => withVotesOf(data, current));
  }, [data, videoId]);
}
