import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { findOnFeed, untilListed } from './harness/feeds.ts';
import { expectToPlay } from './harness/playing.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('a visitor finds a video on the home feed, opens it and watches it', async () => {
  const author = await newAccount();
  const film = await author.publish({ desc: 'Words about the film' });
  const { title } = film;
  await untilListed(film);
  const { page } = await newPerson();

  await page.goto('/');
  await (await findOnFeed(page, title)).getByRole('link').click();

  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Words about the film').waitFor();
  await page.getByRole('heading', { name: author.name }).waitFor();
  await page
    .getByText(/^\d+ views \. (just now|\d+ \w+ ago)$/)
    .first()
    .waitFor();
  await expectToPlay(page);
});

test('a visitor searches from the top bar', async () => {
  const word = unique();
  const author = await newAccount();
  await untilListed(await author.publish({ title: `Found ${word}` }));
  const { page } = await newPerson();

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill(word);
  await page.keyboard.press('Enter');

  await page.waitForURL(`/search?q=${word}`);
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe(word);
  await page.getByRole('link', { name: `Found ${word}` }).waitFor();
});

test('an address that leads nowhere says so', async () => {
  const { page } = await newPerson();
  await page.goto('/no/such/page');
  await page.getByText('Unexpected Application Error!').first().waitFor();
  await page.getByRole('link', { name: 'Go to the home feed' }).click();
  await page.waitForURL('/');
});

test('a video that does not exist says so', async () => {
  const person = await newPerson();
  person.expectConsole(/status of 404|could not be fetched/);
  await person.page.goto('/video/nosuchvideo');
  await person.page.getByText('This video does not exist').first().waitFor();
});
