import type { Comment, CurrentUser } from '@lantern/functions/contract/routes';
import { call } from '../../lib/api/client.ts';
import { changeComments } from '../../store/video.ts';

/** Each change shows at once, then goes to the API; a failure takes it back and is thrown as `call` throws. */

let unsent = 0;

/** Whether a comment is on its way and has no id of its own yet. */
export function isUnsent({ _id }: Comment): boolean {
  return _id.startsWith('unsent-');
}

/** Puts a comment at the top of the list. */
export async function addComment(videoId: string, desc: string, user: CurrentUser): Promise<void> {
  unsent += 1;
  const _id = `unsent-${unsent}`;
  const author = { _id: user._id, name: user.name, ...(user.img !== undefined && { img: user.img }) };
  const mine: Comment = { _id, userId: user._id, videoId, desc, createdAt: new Date().toISOString(), author };
  changeComments(videoId, (comments) => [mine, ...comments]);
  try {
    const sent = await call('addComment', { body: { desc, videoId, userId: user._id } });
    changeComments(videoId, (comments) => withSent(comments, mine, sent));
  } catch (error) {
    changeComments(videoId, (comments) => comments.filter((comment) => comment._id !== _id));
    throw error;
  }
}

/** Puts a comment, as the API keeps it, where it stood on its way; a list may have brought it before its own answer. */
export function withSent(comments: Comment[], unsentOne: Comment, sent: Comment): Comment[] {
  return comments
    .filter(({ _id }) => _id !== sent._id)
    .map((comment) => (comment._id === unsentOne._id ? sent : comment));
}

function replace(comment: Comment): void {
  changeComments(comment.videoId, (comments) =>
    comments.map((other) => (other._id === comment._id ? comment : other)),
  );
}

/** Changes the words of a comment in its place. */
export async function editComment(comment: Comment, desc: string): Promise<void> {
  replace({ ...comment, desc });
  try {
    replace(await call('editComment', { params: { commentId: comment._id }, body: { desc } }));
  } catch (error) {
    replace(comment);
    throw error;
  }
}

/** Takes a comment out of the list. */
export async function deleteComment(comment: Comment): Promise<void> {
  let before: Comment[] = [];
  changeComments(comment.videoId, (comments) => {
    before = comments;
    return comments.filter(({ _id }) => _id !== comment._id);
  });
  try {
    await call('deleteComment', { params: { commentId: comment._id } });
  } catch (error) {
    changeComments(comment.videoId, (comments) => backInPlace(comments, comment, before));
    throw error;
  }
}

/** Puts a comment back before the first of those that followed it. */
export function backInPlace(comments: Comment[], comment: Comment, before: readonly Comment[]): Comment[] {
  const following = new Set(before.slice(before.indexOf(comment) + 1).map(({ _id }) => _id));
  const at = comments.findIndex(({ _id }) => following.has(_id));
  return at === -1 ? [...comments, comment] : comments.toSpliced(at, 0, comment);
}
