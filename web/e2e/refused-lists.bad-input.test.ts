import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { useBrowser } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { shortenPages } from './harness/network.ts';
import { away, newRefusedPerson, refuse, wait } from './harness/refusals.ts';
import { unique } from './harness/site.ts';

useBrowser();

/** A list is asked for three times before it counts as away. */
const awayForLists = [503, 503, 503];

/**
 * Expects a place to tell the wait, then that the site is away, and to have a button that works. The pauses between the
 * tries of a list pass at once.
 */
async function expectRetries(place: Locator): Promise<void> {
  const retry = place.getByRole('button', { name: 'Try again' });
  await place.getByText(wait).waitFor();
  await retry.click();
  await expect
    .poll(async () => {
      await place.page().clock.fastForward(1000);
      return place.getByText(away).count();
    })
    .toBe(1);
  await retry.click();
  await retry.waitFor({ state: 'detached' });
}

test('every feed and the search tell why they are empty, and Try again brings them', async () => {
  const [author, fan, person] = await Promise.all([newAccount(), newAccount(), newRefusedPerson()]);
  await person.context.clock.install();
  const word = unique();
  const [video] = await Promise.all([
    author.publish({ title: `Film ${word}` }),
    fan.send('subscribe', `/api/users/sub/${author.id}`),
    fan.enter(person),
  ]);
  await untilListed(video);
  const expectAt = async (path: string, asked: RegExp) => {
    const page = await person.context.newPage();
    await refuse(person.context, asked, 429, ...awayForLists);
    await page.goto(path);
    await expectRetries(page.getByRole('main'));
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.close();
  };
  await Promise.all([
    expectAt('/', /\/api\/videos\/random/),
    expectAt('/trends', /\/api\/videos\/trend/),
    expectAt('/subscriptions', /\/api\/videos\/sub/),
    expectAt(`/search?q=${word}`, /\/api\/videos\/search/),
  ]);
});

test('a further page that does not come is told below what is there, and Try again brings it', async () => {
  const [author, person] = await Promise.all([newAccount(), newRefusedPerson()]);
  await person.context.clock.install();
  const word = unique();
  for (const title of [`One ${word}`, `Two ${word}`]) await untilListed(await author.publish({ title }));
  const { page, context } = person;
  await shortenPages(context, /\/api\/videos\/search/, 1);
  await refuse(context, /\/api\/videos\/search.*cursor/, 429, ...awayForLists);
  await page.goto(`/search?q=${word}`);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByText('More videos could not be loaded').waitFor();
  expect(await cards.count()).toBe(1);
  await expectRetries(page.getByRole('main'));
  await expect.poll(() => cards.count()).toBe(2);
});

test('the watch page, its comments and related videos tell why they are empty, and Try again brings them', async () => {
  const [author, person] = await Promise.all([
    newAccount(),
    newRefusedPerson('The video could not be fetched', 'The comments could not be fetched'),
  ]);
  await person.context.clock.install();
  const { page, context } = person;
  const tags = [unique()];
  const [video, related] = [await author.publish({ tags }), await author.publish({ tags })];
  await author.send('addComment', '/api/comments', { desc: 'a thought', videoId: video._id });
  await untilListed(related);
  await refuse(context, /\/api\/videos\/find\//, 429, 503);
  await refuse(context, /\/api\/comments\//, 429, 503);
  await refuse(context, /\/api\/videos\/tags/, 429, ...awayForLists);

  await page.goto(`/video/${video._id}`);
  await expectRetries(page.getByRole('main'));
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
  await expectRetries(page.getByRole('region', { name: 'Comments' }));
  await page.getByText('a thought').waitFor();
  await expectRetries(page.getByRole('complementary'));
  await page.getByRole('link', { name: related.title }).waitFor();
});
