import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../../lib/api/client.ts';

/** What was found for a query, best first, page by page. */
export function useSearch(query: string) {
  return useInfiniteQuery({
    queryKey: ['search', query],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callPage('searchVideos', { query: { q: query, cursor: pageParam }, anonymous: true, signal }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 60_000,
  });
}
