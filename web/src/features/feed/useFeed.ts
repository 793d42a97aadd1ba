import type { FeedType, Video } from '@lantern/functions/contract/routes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { address, callPage, type Page } from '../../lib/api/client.ts';
import { takeEarly } from '../../lib/api/early.ts';

/** The videos of all pages, each once. */
export function withoutRepeats(pages: readonly Page<Video>[]): Video[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((video) => [video._id, video])).values()];
}

/** A feed, page by page; what is shown stays in its order for as long as the visit lasts. */
export function useFeed(type: FeedType, viewer: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['feed', type, ...(type === 'sub' ? [viewer] : [])],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callPage(
        'listVideos',
        { params: { type }, query: { cursor: pageParam }, anonymous: type !== 'sub', signal },
        type === 'random' && pageParam === undefined
          ? takeEarly(address('listVideos', { params: { type } }))
          : undefined,
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => withoutRepeats(pages),
  });
}
