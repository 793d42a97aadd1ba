import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Video } from '../../contract/routes.ts';
import { firestore } from '../../firebase.ts';
import { claimMedia } from '../../media/claim.ts';
import { channelCopy } from '../accounts/publish-profile.ts';
import { type VideoDocument, users, videos } from '../documents.ts';
import { Refusal } from '../refusal.ts';
import { trendScore } from '../trend/score.ts';
import { presentInFull } from './present.ts';
import { checkUpload, objectOf } from './uploads.ts';

export interface NewVideo {
  title: string;
  desc: string;
  imgUrl: string;
  videoUrl: string;
  tags: string[];
}

/**
 * Publishes a video whose files its owner has uploaded.
 * @throws {Refusal} invalid (a file that is not the caller's), no-session (the account is gone)
 */
export async function createVideo(uid: string, video: NewVideo, now: Date): Promise<Video> {
  await Promise.all([
    checkUpload(video.videoUrl, 'videos', uid, 'videoUrl'),
    video.imgUrl === '' ? undefined : checkUpload(video.imgUrl, 'images', uid, 'imgUrl'),
  ]);
  const added = videos.doc();
  const document = await firestore.runTransaction(async (transaction) => {
    const user = (await transaction.get(users.doc(uid))).data();
    if (!user) throw new Refusal('no-session');
    const uploads = { video: objectOf(video.videoUrl), image: objectOf(video.imgUrl) };
    const media = await claimMedia(transaction, uploads, now);
    const channel = channelCopy(user);
    const made = { ...video, ...begin(now), ...media.fields, userId: uid, channel };
    transaction.create(added, { ...made, changedAt: FieldValue.serverTimestamp() });
    media.write(added.id);
    return made;
  });
  return presentInFull(added.id, document, { uid, reaction: undefined });
}

/** What every video starts with. */
function begin(now: Date): Omit<VideoDocument, keyof NewVideo | 'userId' | 'channel'> {
  const at = Timestamp.fromDate(now);
  const counts = { views: 0, likeCount: 0, dislikeCount: 0, commentCount: 0 };
  return {
    visibility: 'public',
    status: 'uploaded',
    ...counts,
    likes: [],
    dislikes: [],
    score: trendScore(counts, now.getTime()),
    createdAt: at,
    updatedAt: at,
    changedAt: at,
  };
}
