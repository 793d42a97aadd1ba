import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type VideoDocument, videos } from '../../documents.ts';
import { trendScore } from '../../trend/score.ts';
import { tombstone } from '../../videos/tombstone.ts';

let published = 0;

/** Writes a public video about nothing but what the test says. @returns its id */
export async function publish(some: Partial<VideoDocument> = {}): Promise<string> {
  published += 1;
  const createdAt = some.createdAt ?? Timestamp.fromMillis(Date.UTC(2026, 0, 1) + published);
  const counts = { views: 0, likeCount: 0, dislikeCount: 0, commentCount: 0, ...some };
  const added = await videos.add({
    userId: 'someone',
    title: `Video ${published}`,
    desc: '',
    imgUrl: '',
    videoUrl: '',
    tags: [],
    channel: { name: 'Someone' },
    visibility: 'public',
    status: 'ready',
    likes: [],
    dislikes: [],
    score: trendScore(counts, createdAt.toMillis()),
    createdAt,
    updatedAt: createdAt,
    ...counts,
    changedAt: some.changedAt ?? FieldValue.serverTimestamp(),
  });
  return added.id;
}

export async function retitle(id: string, title: string): Promise<void> {
  await videos.doc(id).update({ title, changedAt: FieldValue.serverTimestamp() });
}

/** Deletes a video as its owner does. */
export async function bury(id: string): Promise<void> {
  const video = (await videos.doc(id).get()).data();
  if (video) await videos.doc(id).set(tombstone(video, new Date()));
}

/** Deletes a video as the database's console does: without a trace. */
export async function vanish(id: string): Promise<void> {
  await videos.doc(id).delete();
}
