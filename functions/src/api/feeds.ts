import { latestVideos } from '../domain/videos/latest.ts';
import type { Handlers } from './call.ts';

/** The lists of videos, over the newest few until the catalogue is there. */
export const feedHandlers = {
  listVideos: async ({ query, params }) => {
    const videos = await latestVideos();
    if (params.type === 'random') videos.sort(() => Math.random() - 0.5);
    return videos.slice(0, query.limit);
  },
  searchVideos: async ({ query }) => {
    const words = query.q.toLowerCase();
    return words ? (await latestVideos()).filter(({ title }) => title.toLowerCase().includes(words)) : [];
  },
  suggestSearches: async () => [],
  videosByTags: async ({ query }) => {
    const tags = query.tags.split(',');
    return (await latestVideos()).filter((video) => video.tags.some((tag) => tags.includes(tag)));
  },
} satisfies Partial<Handlers>;
