import { Timestamp } from 'firebase-admin/firestore';
import { type VideoDocument, subscriptions, users, videos } from '../src/domain/documents.ts';
import { trendScore } from '../src/domain/trend/score.ts';
import { firestore } from '../src/firebase.ts';
import type { MadeUpVideo } from './made-up-videos.ts';

const DESCRIPTION = 'What this is about, in as many words as people use under a video. '.repeat(8);
const MOST_SUBSCRIPTIONS = 500;

function documentOf(video: MadeUpVideo): VideoDocument {
  const createdAt = Timestamp.fromMillis(video.createdAt);
  const counts = {
    views: video.views,
    likeCount: Math.floor(video.views / 25),
    dislikeCount: Math.floor(video.views / 500),
    commentCount: Math.floor(video.views / 200),
  };
  return {
    userId: video.userId,
    title: video.title,
    desc: DESCRIPTION,
    imgUrl: `https://example.com/${video.id}.webp`,
    videoUrl: `https://example.com/${video.id}.mp4`,
    tags: video.tags,
    channel: { name: video.channel, img: `https://example.com/${video.userId}.webp` },
    visibility: 'public',
    status: 'ready',
    ...counts,
    likes: [],
    dislikes: [],
    score: trendScore(counts, video.createdAt),
    createdAt,
    updatedAt: createdAt,
    changedAt: createdAt,
  };
}

/** Writes videos and their channels straight into Firestore, past the API. */
export async function seed(made: readonly MadeUpVideo[]): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const channels = new Map(made.map(({ userId, channel }) => [userId, channel]));
  for (const [uid, name] of channels)
    void writer.set(users.doc(uid), { name, subscribers: 0, createdAt: Timestamp.fromMillis(0) });
  for (const video of made) void writer.set(videos.doc(video.id), documentOf(video));
  await writer.close();
}

/** Has an account follow 500 channels, or all when there are fewer. */
export async function followMany(uid: string, made: readonly MadeUpVideo[]): Promise<string[]> {
  const channelIds = [...new Set(made.map(({ userId }) => userId))].slice(0, MOST_SUBSCRIPTIONS);
  await subscriptions(uid).set({ channelIds });
  return channelIds;
}
