import type { Video } from '../../contract/routes.ts';
import { videos } from '../documents.ts';
import { presentInFeed } from './present.ts';

/** The newest hundred public videos. */
export async function latestVideos(): Promise<Video[]> {
  const newest = await videos
    .where('visibility', '==', 'public')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .get();
  return newest.docs.map((video) => presentInFeed(video.id, video.data()));
}
