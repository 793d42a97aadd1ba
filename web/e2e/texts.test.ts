import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { accountButton, commentsOn, openUpload } from './harness/journeys.ts';
import { clipFile } from './harness/media.ts';
import { unique } from './harness/site.ts';

useBrowser();

const unbroken = (length: number) => 'Donaudampfschiff'.repeat(13).slice(0, length);
const html = '<img src="x" onerror="alert(1)"><b>&amp;</b>';
const arabic = 'فيلم عن البحر في الصباح';
const emoji = '👩🏽‍🚀🏳️‍🌈';

/** Expects that nothing is wider than the window, however narrow that is. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog[open], [role=menu], [role=listbox]')]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return element.scrollWidth > element.clientWidth || left < 0 || right > innerWidth;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(wider, { message: `${what}, ${width} px` }).toEqual([]);
  }
}

/** Expects that nothing typed has become an element. */
async function expectNoMarkup(page: Page): Promise<void> {
  expect(await page.locator('img[src="x"], main b').count()).toBe(0);
}

test('whatever is typed is shown as text and fits into a narrow window', async () => {
  const author = await newAccount(`${unique()}${unbroken(42)}`);
  const person = await newPerson({ viewport: { width: 320, height: 800 } });
  const { page } = person;
  await author.enter(person);
  await page.goto('/');
  const title = `${unique()} ${html} ${unbroken(40)}`;
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(`${unbroken(200)}\n${arabic} ${emoji}\n${html}\n`.repeat(3));
  await dialog.getByLabel('Tags').fill(`${unbroken(100)},${html},${arabic},${emoji}`);
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await expectToFit(page, 'the upload dialog');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);

  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await page.getByText(html).filter({ hasText: arabic }).first().waitFor();
  const box = page.getByPlaceholder('Add a comment...');
  const comments = commentsOn(page);
  for (const [index, words] of [unbroken(200), html, `${arabic} ${emoji}`].entries()) {
    await box.fill(words);
    await expectToFit(page, 'the comment box');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await comments.getByText(words, { exact: true }).waitFor();
    await expect.poll(() => comments.count()).toBe(index + 1);
  }
  // A comment's element is made anew when its answer comes.
  const direction = (words: string) =>
    expect.poll(() => comments.getByText(words).evaluate((element) => getComputedStyle(element).direction));
  await direction(arabic).toBe('rtl');
  await direction(html).toBe('ltr');
  await expectToFit(page, 'the watch page');
  await expectNoMarkup(page);
  await accountButton(page).click();
  await page.getByRole('menu').waitFor();
  await expectToFit(page, 'the account menu');
});

test('names and titles of any script fit into every list and into suggestions', async () => {
  const word = unique();
  const tags = [unique()];
  const publishAs = async (name: string, title: string) => {
    const video = await (await newAccount(name)).publish({ title, tags });
    await untilListed(video);
    return video;
  };
  const [{ page }, long, rightToLeft] = await Promise.all([
    newPerson({ viewport: { width: 320, height: 800 } }),
    publishAs(`<b>${word}</b> & "Söhne" 🎬`, `${word}${unbroken(92)}`),
    publishAs(`${arabic} ${word}`, `${arabic} ${emoji} ${word}`),
  ]);

  await page.goto(`/search?q=${word}`);
  const cards = page.getByRole('main').getByRole('article');
  for (const { channel } of [long, rightToLeft]) {
    await cards.getByText(channel.name, { exact: true }).first().waitFor();
  }
  await expectToFit(page, 'the results');
  await page.getByRole('combobox', { name: 'Search' }).fill(word.slice(0, 6));
  await page.getByRole('option').first().waitFor();
  await expectToFit(page, 'the suggestions');
  await page.keyboard.press('Escape');
  await expectNoMarkup(page);

  await page.goto(`/video/${long._id}`);
  await page.getByRole('complementary').getByRole('link', { name: rightToLeft.title }).waitFor();
  await page.getByRole('heading', { name: long.channel.name, exact: true }).waitFor();
  await expectToFit(page, 'the watch page');
  await page.goto(`/search?q=${unbroken(200)}`);
  await page.getByText('Nothing found for').first().waitFor();
  await expectToFit(page, 'the empty results');
  await expectNoMarkup(page);
});
