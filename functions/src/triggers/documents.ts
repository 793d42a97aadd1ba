import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { settleAccount } from '../domain/accounts/settle.ts';
import { settleCaptions } from '../domain/captions/settle.ts';
import { recountComments } from '../domain/comments/recount.ts';
import type { CommentDocument, UserDocument, VideoDocument } from '../domain/documents.ts';
import { settleVideo } from '../domain/videos/settle.ts';

/** An event that fails comes again for a day, and everything here may run twice. */
const options = { retry: true, memory: '256MiB', timeoutSeconds: 540 } as const;

/** A video was published, changed or deleted, here or in the console. */
export const videoWritten = onDocumentWritten({ ...options, document: 'videos/{id}' }, ({ data, params }) =>
  settleVideo(
    params.id,
    data?.before.data() as VideoDocument | undefined,
    data?.after.data() as VideoDocument | undefined,
    new Date(),
  ),
);

/** An account's profile was changed or deleted, here or in the console. */
export const profileWritten = onDocumentWritten({ ...options, document: 'users/{uid}' }, ({ data, params }) =>
  settleAccount(
    params.uid,
    data?.before.data() as UserDocument | undefined,
    data?.after.data() as UserDocument | undefined,
    new Date(),
  ),
);

/** A comment was deleted, here or in the console. */
export const commentDeleted = onDocumentDeleted(
  { ...options, document: 'comments/{id}' },
  async ({ data }) => {
    const comment = data?.data() as CommentDocument | undefined;
    if (comment) await recountComments(comment.videoId);
  },
);

/** Captions were deleted, here or in the console. */
export const captionsDeleted = onDocumentDeleted(
  { ...options, document: 'videos/{id}/captions/{language}' },
  ({ params }) => settleCaptions(params.id, params.language),
);
