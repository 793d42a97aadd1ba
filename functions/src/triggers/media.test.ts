import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../contract/routes.ts';
import { record, temporaryFolder } from '../media/testing/samples.ts';
import { PASSWORD, emailFor, uniqueName } from '../testing/api.ts';
import { siteClient, uploadToSite } from '../testing/site.ts';

/** The way through the deployed functions: the bucket's event, the queues, the tasks, and the calls of the API. */

async function signUp() {
  const name = uniqueName('Filmer');
  const client = siteClient();
  const user = await client.call('signUp', { body: { name, password: PASSWORD, email: emailFor(name) } });
  return { client, user };
}

/** A video as soon as it is in this state. */
async function becomes(videoId: string, status: Answer<'findVideo'>['status']) {
  // One visitor, whose looks count as one view.
  const visitor = siteClient();
  return vi.waitFor(
    async () => {
      const video = await visitor.call('findVideo', { params: { videoId } });
      expect(video.status).toBe(status);
      return video;
    },
    { timeout: 100_000, interval: 500 },
  );
}

test('an uploaded film ends ready, and whoever asks gets its playlists, sizes and pictures', async () => {
  await using folder = await temporaryFolder();
  const { client, user } = await signUp();
  const film = await readFile(await record(join(folder.path, 'film.mkv')));
  const videoUrl = await uploadToSite(user._id, film);
  const { _id } = await client.call('createVideo', { body: { title: 'A film', videoUrl } });

  const video = await becomes(_id, 'ready');

  expect(video).toMatchObject({ progress: 1, width: 128, height: 96 });
  expect(video.duration).toBeCloseTo(1, 0);
  expect(video.renditions?.map(({ lines }) => lines)).toEqual([96]);
  const { hls, storyboard, thumbnails } = video;
  const urls = [video.videoUrl, video.imgUrl, hls, storyboard, thumbnails?.card, thumbnails?.full];
  const answers = await Promise.all(urls.map((url) => fetch(url ?? '')));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
}, 120_000);

test('a text that is called a film fails with its reason, and only its owner may try again', async () => {
  const { client, user } = await signUp();
  const videoUrl = await uploadToSite(user._id, 'Dear diary, today I made a film.');
  const { _id } = await client.call('createVideo', { body: { title: 'No film', videoUrl } });
  const params = { videoId: _id };

  const { reason } = await becomes(_id, 'failed');

  expect(reason).toEqual({ code: 'not-a-video', detail: 'This is not a video file.' });
  const { client: other } = await signUp();
  expect((await siteClient().refused('retryVideo', { params })).code).toBe('no-session');
  expect((await other.refused('retryVideo', { params })).code).toBe('not-yours');
  expect((await client.call('retryVideo', { params })).status).toBe('processing');
  await becomes(_id, 'failed');
}, 120_000);
