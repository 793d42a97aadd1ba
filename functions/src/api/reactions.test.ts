import { expect, test } from 'vitest';
import { limits } from '../contract/limits.ts';
import { reactions, users, videos } from '../domain/documents.ts';
import { startApi } from '../testing/api.ts';
import { rates } from './limits.ts';
import { setStage } from '../testing/stage.ts';

const api = startApi();

test('liking twice is one like, and a dislike moves it', async () => {
  const { owner, other, video } = await setStage(api);
  const params = { videoId: video._id };
  const liked = { likes: [other.user._id], dislikes: [], likeCount: 1, dislikeCount: 0 };
  await expect(other.call('like', { params })).resolves.toMatchObject(liked);
  await expect(other.call('like', { params })).resolves.toMatchObject(liked);
  await expect(owner.call('findVideo', { params })).resolves.toMatchObject(liked);
  const disliked = { likes: [], dislikes: [other.user._id], likeCount: 0, dislikeCount: 1 };
  await expect(other.call('dislike', { params })).resolves.toMatchObject(disliked);
  await expect(owner.call('findVideo', { params })).resolves.toMatchObject(disliked);
});

test('one’s own vote is in the list however many voted before', async () => {
  const { other, video } = await setStage(api);
  const crowd = Array.from({ length: limits.voters.find }, (_, index) => `voter${index}`);
  await videos.doc(video._id).update({ likes: crowd, likeCount: 5000 });
  const params = { videoId: video._id };
  const { likes, likeCount } = await other.call('like', { params });
  expect(likeCount).toBe(5001);
  expect(likes).toHaveLength(limits.voters.find);
  expect(likes[0]).toBe(other.user._id);
  await expect(other.call('findVideo', { params })).resolves.toMatchObject({ likes, likeCount });
  const strangers = await api.visitor().call('findVideo', { params });
  expect(strangers.likes).toEqual(crowd);
});

test('an account that is gone votes on nothing, although its session lasts', async () => {
  const { other, video } = await setStage(api);
  await users.doc(other.user._id).delete();
  const problem = await other.refused('like', { params: { videoId: video._id } });
  expect(problem.code).toBe('no-session');
  expect((await reactions(video._id).get()).empty).toBe(true);
});

test('subscribing twice is one subscription, unsubscribing twice none', async () => {
  const { owner, other } = await setStage(api);
  const params = { channelId: owner.user._id };
  const { subscribedUsers: _own, ...channel } = owner.user;
  await expect(other.call('subscribe', { params })).resolves.toEqual({ ...channel, subscribers: 1 });
  await expect(other.call('subscribe', { params })).resolves.toMatchObject({ subscribers: 1 });
  const signedIn = await api
    .visitor()
    .call('signIn', { body: { name: other.user.name, password: other.password } });
  expect(signedIn.subscribedUsers).toEqual([owner.user._id]);
  await expect(other.call('unsubscribe', { params })).resolves.toMatchObject({ subscribers: 0 });
  await expect(other.call('unsubscribe', { params })).resolves.toMatchObject({ subscribers: 0 });
  expect((await users.doc(owner.user._id).get()).data()?.subscribers).toBe(0);
});

test('one’s own channel can be subscribed to', async () => {
  const member = await api.member();
  const params = { channelId: member.user._id };
  await expect(member.call('subscribe', { params })).resolves.toMatchObject({ subscribers: 1 });
});

test('one vote more than a minute’s is refused, and taken a minute later', async () => {
  const strict = startApi({ rates: { ...rates, votes: { max: 2, seconds: 60 } } });
  const { other, video } = await setStage(strict);
  const params = { videoId: video._id };
  await other.call('like', { params });
  await other.call('dislike', { params });
  const refused = await other.request('like', { params });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  strict.now = new Date(strict.now.getTime() + 60_000);
  await expect(other.call('like', { params })).resolves.toMatchObject({ likeCount: 1 });
});
