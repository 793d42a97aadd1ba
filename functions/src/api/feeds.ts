import {
  randomFeed,
  search,
  searchSuggestions,
  subscriptionFeed,
  videosByTags,
} from '../domain/catalogue/feeds.ts';
import { Refusal } from '../domain/refusal.ts';
import { trendFeed } from '../domain/trend/feed.ts';
import type { Call, Handlers } from './call.ts';
import { linkNext } from './paging.ts';

function feed({ params, query, viewer }: Call<'listVideos'>) {
  if (params.type === 'random') return randomFeed(query);
  if (params.type === 'trend') return trendFeed(query);
  if (!viewer) throw new Refusal('no-session');
  return subscriptionFeed(viewer.uid, query);
}

/** The lists of videos. */
export const feedHandlers = {
  listVideos: async (call) => {
    const { items, next } = await feed(call);
    linkNext(call.http, next);
    return items;
  },
  searchVideos: async ({ query, http, now }) => {
    const { items, next } = await search(query.q, query, now);
    linkNext(http, next);
    return items;
  },
  suggestSearches: ({ query }) => searchSuggestions(query.q),
  videosByTags: ({ query }) => videosByTags(query.tags.split(',')),
} satisfies Partial<Handlers>;
