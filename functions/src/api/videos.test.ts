import { expect, test } from 'vitest';
import { videos } from '../domain/documents.ts';
import { startApi } from '../testing/api.ts';
import { downloadUrl, upload } from '../testing/uploads.ts';

const api = startApi();

const HOUR_MS = 60 * 60 * 1000;

async function publish(title = 'A walk in the rain', tags = ['rain']) {
  const member = await api.member();
  const uid = member.user._id;
  const [videoUrl, imgUrl] = await Promise.all([upload(uid), upload(uid, 'images')]);
  const video = await member.call('createVideo', {
    body: { title, desc: 'Wet.', imgUrl, videoUrl, tags },
  });
  return { member, video, videoUrl, imgUrl };
}

test('a published video is found as it was sent, with its channel, tags untrimmed', async () => {
  const { member, video, videoUrl, imgUrl } = await publish('Rain', [' rain', 'walk ', '']);
  const found = await api.visitor().call('findVideo', { params: { videoId: video._id } });
  expect(found).toEqual({
    _id: video._id,
    userId: member.user._id,
    title: 'Rain',
    desc: 'Wet.',
    imgUrl,
    videoUrl,
    tags: [' rain', 'walk ', ''],
    views: 1,
    likes: [],
    dislikes: [],
    likeCount: 0,
    dislikeCount: 0,
    createdAt: api.now.toISOString(),
    channel: { _id: member.user._id, name: member.user.name },
    status: 'uploaded',
    isPlayable: true,
    isImgAwaited: true,
  });
});

test('the bare cache-buster of the specification is ignored, and the answer is nobody else’s', async () => {
  const { video } = await publish();
  const response = await api.visitor().send('GET', `/api/videos/find/${video._id}?0.8412`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a view counts once per viewer and hour, and the owner’s never', async () => {
  const { member, video } = await publish();
  const params = { videoId: video._id };
  const views = async () => (await videos.doc(video._id).get()).data()?.views;
  const visitor = api.visitor();
  await visitor.call('findVideo', { params });
  await visitor.call('findVideo', { params });
  expect(await views()).toBe(1);
  await member.call('findVideo', { params });
  expect(await views()).toBe(1);
  await api.visitor().call('findVideo', { params });
  expect(await views()).toBe(2);
  const somebody = await api.member();
  await somebody.call('findVideo', { params });
  await somebody.call('findVideo', { params });
  expect(await views()).toBe(3);
  api.now = new Date(api.now.getTime() + HOUR_MS);
  await visitor.call('findVideo', { params });
  expect(await views()).toBe(4);
});

test('a new video is in the random feed, which the CDN keeps for a moment', async () => {
  const { video } = await publish();
  const response = await api
    .visitor()
    .request('listVideos', { params: { type: 'random' }, query: { limit: 100 } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
  const feed = (await response.json()) as { _id: string }[];
  expect(feed.map(({ _id }) => _id)).toContain(video._id);
});

test('a private video is there for its owner and for nobody else', async () => {
  const { member, video } = await publish();
  await videos.doc(video._id).update({ visibility: 'private' });
  const params = { videoId: video._id };
  await expect(member.call('findVideo', { params })).resolves.toMatchObject({ _id: video._id });
  expect((await api.visitor().refused('findVideo', { params })).code).toBe('not-found');
});

test('a video without a picture is published with an empty one', async () => {
  const member = await api.member();
  const videoUrl = await upload(member.user._id);
  const video = await member.call('createVideo', { body: { title: 'Bare', videoUrl } });
  expect(video).toMatchObject({ imgUrl: '', desc: '', tags: [] });
});

test('an owner changes what is sent, and the rest stays', async () => {
  const { member, video } = await publish();
  const params = { videoId: video._id };
  const changed = await member.call('updateVideo', { params, body: { title: 'Sun', tags: [' sun'] } });
  expect(changed).toEqual({ ...video, title: 'Sun', tags: [' sun'] });
  expect(await member.call('findVideo', { params })).toEqual(changed);
  const bare = await member.call('updateVideo', { params, body: { desc: '', imgUrl: '' } });
  const { isImgAwaited, ...unpictured } = changed;
  expect(isImgAwaited).toBe(true);
  expect(bare).toEqual({ ...unpictured, desc: '', imgUrl: '' });
});

test('a deleted video is gone for everybody at once', async () => {
  const { member, video } = await publish();
  const params = { videoId: video._id };
  await expect(member.call('deleteVideo', { params })).resolves.toEqual({ _id: video._id });
  for (const client of [member, api.visitor()])
    for (const name of ['findVideo', 'listComments'] as const)
      expect((await client.refused(name, { params })).code).toBe('not-found');
  expect((await member.refused('like', { params })).code).toBe('not-found');
  expect((await member.refused('deleteVideo', { params })).code).toBe('not-found');
});

test.each([
  ['somebody else’s file', async () => upload((await api.member()).user._id)],
  ['a file that is not there', async (uid: string) => downloadUrl(`videos/${uid}/1nothing.mp4`)],
  ['a picture', async (uid: string) => upload(uid, 'videos', 'image/png')],
  ['an address elsewhere', async () => 'https://example.com/v0/b/bucket/o/videos%2Fx%2Fclip.mp4'],
  ['no address', async () => 'clip.mp4'],
  ['a way round the folder', async (uid: string) => downloadUrl(`videos/${uid}x/clip.mp4`)],
  ['a broken escape', async (uid: string) => downloadUrl(`videos/${uid}/clip.mp4`).replace('%2F', '%E0%A4')],
])('%s is not published', async (_what, make) => {
  const member = await api.member();
  const videoUrl = await make(member.user._id);
  const problem = await member.refused('createVideo', { body: { title: 'No', videoUrl } });
  expect(problem).toMatchObject({ status: 400, code: 'invalid', errors: [{ path: 'videoUrl' }] });
  expect((await videos.where('userId', '==', member.user._id).get()).empty).toBe(true);
});
