import { beforeAll, expect, test } from 'vitest';
import { startApi, uniqueName, emailFor } from '../testing/api.ts';
import type { Client } from '../testing/client.ts';
import { upload } from '../testing/uploads.ts';

/**
 * The specification's table of calls (its section 7), spelled out: what a plain client that keeps cookies sends and reads. The
 * sign-in with the identity provider is told by accounts.test.ts.
 */

type Json = Record<string, unknown>;

const api = startApi();
const owner = api.visitor();
const fan = api.visitor();
let ownerId: string;
let fanId: string;
let videoId: string;

async function ask<Answer = Json>(client: Client, method: string, path: string, body?: unknown) {
  const response = await client.send(method, path, body);
  expect(response.status, `${method} ${path}`).toBe(200);
  return (await response.json()) as Answer;
}

async function signUp(client: Client, name: string): Promise<string> {
  const body = { name, password: 'anything long', email: emailFor(name) };
  const { _id } = await ask(client, 'POST', '/api/auth/signup', body);
  return String(_id);
}

const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const video = () => ({
  _id: videoId,
  userId: ownerId,
  title: 'A title',
  desc: 'A description',
  imgUrl: expect.stringContaining('http'),
  videoUrl: expect.stringContaining('http'),
  tags: ['one', ' two'],
  createdAt: isoDate,
});

beforeAll(async () => {
  ownerId = await signUp(owner, uniqueName('Owner'));
  fanId = await signUp(fan, uniqueName('Fan'));
  const [videoUrl, imgUrl] = await Promise.all([upload(ownerId), upload(ownerId, 'images')]);
  const body = { title: 'A title', desc: 'A description', imgUrl, videoUrl, tags: ['one', ' two'] };
  videoId = String((await ask(owner, 'POST', '/api/videos', body))['_id']);
});

test('POST /api/auth/signin', async () => {
  const name = uniqueName('Again');
  const _id = await signUp(api.visitor(), name);
  const user = await ask(api.visitor(), 'POST', '/api/auth/signin', { name, password: 'anything long' });
  expect(user).toMatchObject({ _id, name, subscribedUsers: [], subscribers: 0 });
});

test.each(['random', 'trend'])('GET /api/videos/%s', async (type) => {
  const found = await ask<Json[]>(api.visitor(), 'GET', `/api/videos/${type}?unknown=key`);
  expect(found).toContainEqual(expect.objectContaining(video()));
});

test('GET /api/videos/find/{id}?{random number}', async () => {
  const found = await ask(api.visitor(), 'GET', `/api/videos/find/${videoId}?0.7316`);
  expect(found).toMatchObject({ ...video(), views: 1, likes: [], dislikes: [] });
});

test.each(['/api/videos/search?q=title', '/api/videos/tags?tags=one,three', '/api/videos/tags?tags=%20two'])(
  'GET %s',
  async (path) => {
    expect(await ask<Json[]>(api.visitor(), 'GET', path)).toEqual([expect.objectContaining(video())]);
  },
);

test('GET /api/videos/search?q=, with nothing after it', async () => {
  expect(await ask<Json[]>(api.visitor(), 'GET', '/api/videos/search?q=')).toEqual([]);
});

test('GET /api/users/find/{userId}', async () => {
  const user = await ask(api.visitor(), 'GET', `/api/users/find/${ownerId}`);
  expect(user).toMatchObject({ _id: ownerId, name: expect.stringContaining('Owner'), subscribers: 0 });
});

test('PUT /api/users/like/{videoId} and /api/users/dislike/{videoId}', async () => {
  await ask(fan, 'PUT', `/api/users/like/${videoId}`);
  const liked = await ask(fan, 'GET', `/api/videos/find/${videoId}?0.1`);
  expect(liked).toMatchObject({ likes: [fanId], dislikes: [] });
  await ask(fan, 'PUT', `/api/users/dislike/${videoId}`);
  const disliked = await ask(fan, 'GET', `/api/videos/find/${videoId}?0.2`);
  expect(disliked).toMatchObject({ likes: [], dislikes: [fanId] });
});

test('PUT /api/users/sub/{channelId} and /api/users/unsub/{channelId}, and the feed that follows them', async () => {
  await ask(fan, 'PUT', `/api/users/sub/${ownerId}`);
  expect(await ask<Json[]>(fan, 'GET', '/api/videos/sub')).toEqual([expect.objectContaining(video())]);
  await ask(fan, 'PUT', `/api/users/unsub/${ownerId}`);
  expect(await ask<Json[]>(fan, 'GET', '/api/videos/sub')).toEqual([]);
});

test('POST /api/comments, PUT /api/comments/edit/{commentId}, GET /api/comments/{videoId}, DELETE /api/comments/delete/{commentId}', async () => {
  const body = { desc: 'First', userId: fanId, videoId };
  const comment = await ask(fan, 'POST', '/api/comments', body);
  expect(comment).toMatchObject({ ...body, _id: expect.any(String), createdAt: isoDate });
  const id = String(comment['_id']);
  const edited = await ask(fan, 'PUT', `/api/comments/edit/${id}`, { desc: 'Edited' });
  expect(edited).toMatchObject({ ...comment, desc: 'Edited' });
  expect(await ask<Json[]>(api.visitor(), 'GET', `/api/comments/${videoId}`)).toEqual([edited]);
  await ask(fan, 'DELETE', `/api/comments/delete/${id}`);
  expect(await ask<Json[]>(api.visitor(), 'GET', `/api/comments/${videoId}`)).toEqual([]);
});
