import { beforeAll, expect, test, vi } from 'vitest';
import type { Video } from '@lantern/functions/contract/routes';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { clipFile } from './harness/media.ts';
import { site, unique } from './harness/site.ts';

useBrowser();

const title = `Film ${unique()}`;
const other = `Film ${unique()}`;
let videoId: string;

async function find(id: string): Promise<Video> {
  const answer = await fetch(`${site}/api/videos/find/${id}`);
  return (await answer.json()) as Video;
}

/** The videos that the catalogue knows to share tags. */
async function related(tags: string[]): Promise<string[]> {
  const answer = await fetch(`${site}/api/videos/tags?tags=${tags.join(',')}`);
  return ((await answer.json()) as Video[]).map((video) => video._id);
}

/** What it will say, with patience for a machine that does much else. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 20_000 });

beforeAll(async () => {
  const author = await newAccount();
  const tags = [unique()];
  videoId = (await author.publish({ title, tags }, clipFile('640x360')))._id;
  const { _id } = await author.publish({ title: other, tags });
  await vi.waitUntil(async () => (await related(tags)).includes(_id), { timeout: 30_000, interval: 500 });
});

test('the page makes room for the theatre, and goes on to a related video in the same player', async () => {
  const { page } = await newPerson();
  await page.goto(`/video/${videoId}`);
  const player = page.locator('media-controller');
  const next = player.getByRole('button', { name: `Next: ${other}` });
  await next.waitFor();

  const width = async () => (await player.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('t');
  await eventually(width).toBeGreaterThan(before + 300);

  const element = await page.locator('video').elementHandle();
  await next.click();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();
  expect(await element?.evaluate((video) => video.isConnected)).toBe(true);
});

test('a prepared video plays adaptively from the storage, with its moments in the controls and on its card', async () => {
  await expect
    .poll(async () => (await find(videoId)).status, { timeout: 90_000, interval: 500 })
    .toBe('ready');
  const { page } = await newPerson();
  await page.goto(`/video/${videoId}?t=3`);
  const video = page.locator('video');
  const player = page.locator('media-controller');
  await eventually(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(
    3,
  );
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain('.m3u8');

  await player.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Quality' }).click();
  await page.getByRole('menuitemradio', { name: '240p', exact: true }).click();
  await eventually(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240);

  await page.waitForFunction(() => (document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0) > 0);
  await page.locator('media-time-range').hover();
  const preview = page.locator('media-preview-thumbnail').first();
  await eventually(async () => String(await preview.getAttribute('mediapreviewimage'))).toMatch(/#xywh=/);

  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.hover();
  await eventually(() => card.locator('span[style*="url("]').count()).toBe(1);
}, 120_000);
