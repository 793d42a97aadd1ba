import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { hold } from './harness/network.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('while a slow network brings the videos, their places stand and nothing moves when they come', async () => {
  const author = await newAccount();
  const tags = [unique()];
  const video = await author.publish({ title: `Film ${unique()}`, tags });
  await untilListed(video);
  const { page, context } = await newPerson();
  const { letGo } = await hold(context, /\/api\//);
  const results = await context.newPage();
  const watch = await context.newPage();
  await Promise.all([
    page.goto('/'),
    results.goto(`/search?q=${encodeURIComponent(video.title)}`),
    watch.goto(`/video/${video._id}`),
  ]);

  const busy = (of: Page) => of.getByRole('main').locator('[aria-busy=true]');
  const placeOf = async (first: Locator) => {
    await first.waitFor();
    const box = await first.boundingBox();
    return { x: box?.x, y: box?.y, width: box?.width };
  };
  const card = await placeOf(busy(page).locator('> div > div').first());
  const row = await placeOf(busy(results).locator('> div').first());
  await watch.getByText('Loading video...').waitFor();
  await busy(watch).first().waitFor();

  letGo();
  await expect
    .poll(() => page.getByRole('main').getByRole('article').first().boundingBox())
    .toMatchObject(card);
  await expect
    .poll(() => results.getByRole('main').getByRole('article').first().boundingBox())
    .toMatchObject(row);
  await watch.getByRole('heading', { level: 1, name: video.title }).waitFor();
  for (const each of [page, results, watch]) await expect.poll(() => busy(each).count()).toBe(0);
});
