import { expect, test, vi } from 'vitest';
import { PASSWORD, emailFor, uniqueName } from '../testing/api.ts';
import { problemOf } from '../testing/client.ts';
import { consoleDocument, deleteAccountFromConsole, siteClient, uploadToSite } from '../testing/site.ts';

/** The way through the site itself: Hosting, the deployed function, and the triggers behind it. */

async function signUp(name = uniqueName('Site')) {
  const client = siteClient();
  const user = await client.call('signUp', { body: { name, password: PASSWORD, email: emailFor(name) } });
  return { client, user };
}

test('somebody signs up and publishes, somebody else watches, likes and comments', async () => {
  const { client: owner, user } = await signUp();
  const videoUrl = await uploadToSite(user._id);
  const { _id: videoId } = await owner.call('createVideo', { body: { title: 'Through Hosting', videoUrl } });
  const { client: viewer, user: fan } = await signUp();
  const params = { videoId };
  await expect(viewer.call('findVideo', { params })).resolves.toMatchObject({
    title: 'Through Hosting',
    views: 1,
  });
  await expect(viewer.call('like', { params })).resolves.toMatchObject({ likes: [fan._id], likeCount: 1 });
  const comment = await viewer.call('addComment', { body: { videoId, desc: 'Seen' } });
  await expect(siteClient().call('listComments', { params })).resolves.toEqual([comment]);
});

test('a new name reaches the videos; what is deleted in the console is counted no longer, and a video takes its comments along', async () => {
  const { client: owner, user } = await signUp();
  const videoUrl = await uploadToSite(user._id);
  const { _id: videoId } = await owner.call('createVideo', { body: { title: 'Short-lived', videoUrl } });
  expect((await fetch(videoUrl)).ok).toBe(true);
  const { _id: commentId } = await owner.call('addComment', { body: { videoId, desc: 'Mine' } });
  const name = uniqueName('Renamed');
  await owner.call('updateMe', { body: { name } });
  await vi.waitFor(
    async () => {
      const { channel } = await siteClient().call('findVideo', { params: { videoId } });
      expect(channel.name).toBe(name);
    },
    { timeout: 30_000, interval: 250 },
  );
  const { _id: spam } = await owner.call('addComment', { body: { videoId, desc: 'Spam' } });
  await consoleDocument('DELETE', `comments/${spam}`);
  await vi.waitFor(
    async () => {
      const fields = { commentCount: { integerValue: '1' } };
      expect(await consoleDocument('GET', `videos/${videoId}`)).toMatchObject({ fields });
    },
    { timeout: 30_000, interval: 250 },
  );
  await consoleDocument('DELETE', `videos/${videoId}`);
  expect((await siteClient().refused('findVideo', { params: { videoId } })).code).toBe('not-found');
  await vi.waitFor(
    async () => {
      const edit = await owner.refused('editComment', {
        params: { commentId },
        body: { desc: 'Still there' },
      });
      expect(edit.code).toBe('not-found');
      expect((await fetch(videoUrl)).ok).toBe(false);
    },
    { timeout: 30_000, interval: 250 },
  );
}, 90_000);

test('an account that is deleted in the console takes its channel and its videos along', async () => {
  const { client: owner, user } = await signUp();
  const videoUrl = await uploadToSite(user._id);
  const { _id: videoId } = await owner.call('createVideo', { body: { title: 'Unwanted', videoUrl } });
  await deleteAccountFromConsole(user._id);
  const visitor = siteClient();
  await vi.waitFor(
    async () => {
      const channel = await visitor.refused('findUser', { params: { userId: user._id } });
      const video = await visitor.refused('findVideo', { params: { videoId } });
      expect([channel.code, video.code]).toEqual(['not-found', 'not-found']);
    },
    { timeout: 30_000, interval: 250 },
  );
}, 60_000);

test('what is no JSON comes back as a problem document, not as a page of the server’s', async () => {
  const visitor = siteClient();
  const malformed = await visitor.send('POST', '/api/auth/signin', '{"name":');
  expect(malformed.status).toBe(400);
  expect((await problemOf(malformed)).code).toBe('malformed');
  const compressed = await visitor.send('POST', '/api/auth/signin', '{}', { 'content-encoding': 'unknown' });
  expect((await problemOf(compressed)).code).toBe('not-json');
  const large = await visitor.send('POST', '/api/auth/signin', `{"name":"${'x'.repeat(70_000)}"}`);
  expect((await problemOf(large)).code).toBe('too-large');
});

test('the API’s reference comes under the site’s own policy, and asks for nothing that it forbids', async () => {
  const response = await siteClient().send('GET', '/api/docs');
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' https://apis.google.com;",
  );
  expect(await response.text()).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son\w+=/);
});
