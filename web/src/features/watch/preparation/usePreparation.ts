import type { Video } from '@lantern/functions/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/client.ts';
import { useCurrentUser } from '../../../store/user.ts';
import { changeVideo } from '../../../store/video.ts';
import { withCaptions } from '../captions/withCaptions.ts';
import { withVotesOf } from '../vote.ts';

/** Milliseconds until the next look, by how many there were: soon at first, and never rarer than twice a minute. */
export const untilNextLook = (looks: number): number => Math.min(2000 * 1.25 ** looks, 30_000);

/** An upload, or a picture, that nobody has looked at by then is served as it came: there is nothing to prepare it with. */
const mostLooksInVain = 10;

/**
 * Whether a page waits for more: everybody until there is something to watch, and while an upload is only believed to be
 * that; the owner until all is done, their picture too.
 */
export function isAwaited(
  { status, isPlayable, isImgAwaited, userId }: Video,
  uid: string | undefined,
): boolean {
  if (status === 'uploaded') return true;
  if (status === 'processing') return isPlayable === false || userId === uid;
  return isImgAwaited === true && userId === uid;
}

/** What was found of a video, with what changes on its page: that is newer than a look which began before it. */
export const withChangesOf = (found: Video, current: Video): Video =>
  withCaptions(withVotesOf(found, current), current.captions);

/** Follows a video that is being prepared, as long as somebody looks at its page. */
export function usePreparation(video: Video | null): void {
  const uid = useCurrentUser()?._id;
  const videoId = video?._id ?? '';
  const { data, dataUpdatedAt } = useQuery({
    // Each state is followed by itself: what is tried again is looked at as often as at first.
    queryKey: ['preparation', videoId, video?.status, video?.isImgAwaited],
    queryFn: ({ signal }) => call('findVideo', { params: { videoId }, fresh: true, signal }),
    enabled: video !== null && isAwaited(video, uid),
    refetchInterval: ({ state }) => {
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      const begun = state.data === undefined || state.data.status === 'processing';
      return !begun && looks >= mostLooksInVain ? false : untilNextLook(looks);
    },
    gcTime: 0,
  });
  useEffect(() => {
    // What was found may be what was there before a retry.
    if (data) changeVideo(videoId, (current) => withChangesOf(data, current));
  }, [data, dataUpdatedAt, videoId]);
}
