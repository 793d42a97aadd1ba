import { FieldValue, type Query, type UpdateData } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import { type ChannelCopy, type UserDocument, comments, users, videos } from '../documents.ts';

const PAGE = 400;

/**
 * Copies an account's name and picture to its videos and comments. It compares before it writes, so running it again, also
 * after it died half-way, does what is left.
 */
export async function publishProfile(uid: string): Promise<void> {
  const user = (await users.doc(uid).get()).data();
  if (!user) return;
  const channel = channelCopy(user);
  await updateEach(videos.where('userId', '==', uid), (video) =>
    video.visibility === 'deleted' || isSame(video.channel, channel)
      ? undefined
      : { channel, updatedAt: FieldValue.serverTimestamp(), changedAt: FieldValue.serverTimestamp() },
  );
  await updateEach(comments.where('userId', '==', uid), (comment) =>
    isSame(comment.author, channel) ? undefined : { author: channel },
  );
}

/** What is copied of an account to what it publishes. */
export const channelCopy = ({ name, img }: UserDocument): ChannelCopy => ({ name, ...(img ? { img } : {}) });

const isSame = (one: ChannelCopy, other: ChannelCopy) => one.name === other.name && one.img === other.img;

/** Goes through a query's documents page by page, and updates those for which there is something to change. */
async function updateEach<Shape extends FirebaseFirestore.DocumentData>(
  query: Query<Shape>,
  changesFor: (document: Shape) => UpdateData<Shape> | undefined,
): Promise<void> {
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    const batch = firestore.batch();
    for (const document of page.docs) {
      const changes = changesFor(document.data());
      if (changes) batch.update(document.ref, changes);
    }
    await batch.commit();
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE).get();
  }
}
