import { expect, test } from 'vitest';
import type { Comment } from '../contract/routes.ts';
import { comments, videos } from '../domain/documents.ts';
import { startApi } from '../testing/api.ts';
import { setStage } from '../testing/stage.ts';

const api = startApi();

test('a comment carries its author, and the body’s userId makes no difference', async () => {
  const { owner, other, video } = await setStage(api);
  const body = { videoId: video._id, desc: ' Kept as sent \n', userId: owner.user._id };
  const comment = await other.call('addComment', { body });
  expect(comment).toEqual({
    _id: expect.any(String),
    userId: other.user._id,
    videoId: video._id,
    desc: ' Kept as sent \n',
    createdAt: api.now.toISOString(),
    author: { _id: other.user._id, name: other.user.name },
  });
  expect((await videos.doc(video._id).get()).data()?.commentCount).toBe(2);
});

test('an edited comment says when, and a deleted one is gone', async () => {
  const { owner, video, comment } = await setStage(api);
  const params = { commentId: comment._id };
  const edited = await owner.call('editComment', { params, body: { desc: 'Better' } });
  expect(edited).toEqual({ ...comment, desc: 'Better', editedAt: api.now.toISOString() });
  await expect(owner.call('deleteComment', { params })).resolves.toEqual({ _id: comment._id });
  expect(await owner.call('listComments', { params: { videoId: video._id } })).toEqual([]);
  expect((await comments.doc(comment._id).get()).exists).toBe(false);
  expect((await videos.doc(video._id).get()).data()?.commentCount).toBe(0);
});

test('comments come newest first, page by page, none twice and none left out, also of one moment', async () => {
  const { owner, video, comment } = await setStage(api);
  const added: Comment[] = [comment];
  for (let number = 0; number < 6; number += 1) {
    if (number % 3 === 0) api.now = new Date(api.now.getTime() + 1000);
    added.unshift(await owner.call('addComment', { body: { videoId: video._id, desc: `Number ${number}` } }));
  }
  const seen: Comment[] = [];
  let next: string | undefined = `/api/comments/${video._id}?limit=3&0.1234=`;
  while (next) {
    const response: Response = await api.visitor().send('GET', next);
    seen.push(...((await response.json()) as Comment[]));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(added.map(({ createdAt }) => createdAt));
  expect(new Set(seen.map(({ _id }) => _id))).toEqual(new Set(added.map(({ _id }) => _id)));
  expect(seen).toHaveLength(added.length);
});

test('a private video’s comments are its owner’s alone', async () => {
  const { owner, video, comment } = await setStage(api);
  await videos.doc(video._id).update({ visibility: 'private' });
  const params = { videoId: video._id };
  expect(await owner.call('listComments', { params })).toEqual([comment]);
  expect((await api.visitor().refused('listComments', { params })).code).toBe('not-found');
});
