import type { Video } from '@lantern/functions/contract/routes';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type Account } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { unique } from './harness/site.ts';

useBrowser();

const word = unique();
const tag = unique();
let author: Account;
const videos: Video[] = [];

beforeAll(async () => {
  author = await newAccount();
  for (const place of ['One', 'Two', 'Three', 'Four']) {
    videos.push(await author.publish({ title: `${place} ${word}`, tags: [tag] }));
  }
  await Promise.all(videos.map(untilListed));
});

test('Back leads to the same place of the same feed', async () => {
  const { page, context } = await newPerson({ viewport: { width: 390, height: 600 } });
  const asked: string[] = [];
  await context.route(/\/api\/videos\/random/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    asked.push(url.href);
    return route.fallback({ url: url.href });
  });
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('article');
  const third = cards.nth(2);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return cards.count();
    })
    .toBeGreaterThanOrEqual(4);
  await third.scrollIntoViewIfNeeded();
  const titles = () => cards.getByRole('heading').allInnerTexts();
  const shown = await titles();
  const asksSoFar = asked.length;
  const place = await third.evaluate((card) => card.getBoundingClientRect().top);

  await third.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: shown[2] ?? '', exact: true }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await third.waitFor();
  await expect.poll(() => third.evaluate((card) => card.getBoundingClientRect().top)).toBeCloseTo(place, 0);
  expect((await titles()).slice(0, shown.length)).toEqual(shown);
  expect(asked.length).toBe(asksSoFar);
});

test('a search keeps its query, order and filters in the address, there and back', async () => {
  const { page } = await newPerson();
  const box = page.getByRole('combobox', { name: 'Search' });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const uploaded = page.getByRole('combobox', { name: 'Upload date' });
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const newestFirst = videos.map(({ title }) => title).toReversed();
  await page.goto(`/search?q=${word}`);
  await sort.selectOption('Upload date');
  await uploaded.selectOption('Last 24 hours');
  await page.waitForURL(`/search?q=${word}&sort=date&uploaded=day`);
  await expect.poll(() => titles.allInnerTexts()).toEqual(newestFirst);

  await box.fill(`Two ${word}`);
  await box.press('Enter');
  await page.waitForURL(`/search?q=Two+${word}`);
  await page.getByRole('link', { name: `Two ${word}` }).click();
  await page.getByRole('heading', { level: 1, name: `Two ${word}` }).waitFor();
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe(`Two ${word}`);
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe(word);
  expect(await sort.inputValue()).toBe('date');
  await page.reload();
  await expect.poll(() => titles.allInnerTexts()).toEqual(newestFirst);
  expect(await uploaded.inputValue()).toBe('day');
  await page.goForward();
  await expect.poll(() => box.inputValue()).toBe(`Two ${word}`);
});

test('Back from a related video shows the first one again, with what people say of it', async () => {
  const { page } = await newPerson();
  const [first, second] = videos as [Video, Video];
  for (const { _id, title } of [first, second]) {
    await author.send('addComment', '/api/comments', { desc: `About ${title}`, videoId: _id });
  }
  await page.goto(`/video/${first._id}`);
  await page.getByRole('complementary').getByRole('link', { name: second.title }).click();
  const expectVideo = async ({ _id, title }: Video, other: Video) => {
    await page.waitForURL(`/video/${_id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(`About ${title}`).waitFor();
    expect(await page.getByText(`About ${other.title}`).count()).toBe(0);
    await expect.poll(() => page.title()).toContain(title);
  };
  await expectVideo(second, first);
  await page.goBack();
  await expectVideo(first, second);
  await page.goForward();
  await expectVideo(second, first);
});
