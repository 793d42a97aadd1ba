import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { accountButton, openUpload } from './harness/journeys.ts';
import { clipFile } from './harness/media.ts';
import { failuresInConsole, pressInToast, refuse } from './harness/network.ts';
import { unique } from './harness/site.ts';

useBrowser();

const wait = 'Too many tries. Try again in 7 seconds.';
const away = 'Lantern is away for a moment. Try again shortly.';

/** A list is asked for three times before it counts as away. */
const awayForLists = [503, 503, 503];

async function newRefusedPerson(): Promise<Person> {
  const person = await newPerson();
  person.expectConsole(failuresInConsole);
  return person;
}

/** Expects a place to tell the wait, then that the site is away, and to have a button that works. */
async function expectRetries(place: Locator): Promise<void> {
  const retry = place.getByRole('button', { name: 'Try again' });
  await place.getByText(wait).waitFor();
  await retry.click();
  await place.getByText(away).waitFor();
  await retry.click();
  await retry.waitFor({ state: 'detached' });
}

test('every feed and the search tell why they are empty, and Try again brings them', async () => {
  const [author, fan, person] = await Promise.all([newAccount(), newAccount(), newRefusedPerson()]);
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
  const word = unique();
  for (const title of [`One ${word}`, `Two ${word}`]) await untilListed(await author.publish({ title }));
  const { page, context } = person;
  // Pages of one video.
  await context.route(/\/api\/videos\/search/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.fallback({ url: url.href });
  });
  await refuse(context, /\/api\/videos\/search.*cursor/, 429, ...awayForLists);
  await page.goto(`/search?q=${word}`);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByText('More videos could not be loaded').waitFor();
  expect(await cards.count()).toBe(1);
  await expectRetries(page.getByRole('main'));
  await expect.poll(() => cards.count()).toBe(2);
});

test('the watch page, its comments and related videos tell why they are empty, and Try again brings them', async () => {
  const [author, person] = await Promise.all([newAccount(), newRefusedPerson()]);
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

test('signing in and signing up tell the wait, and keep what was typed', async () => {
  const { name } = await newAccount();
  const newcomer = `Ada ${unique()}`;
  const { page, context } = await newRefusedPerson();
  await refuse(context, /\/api\/auth\/signin/, 429, 503);
  await refuse(context, /\/api\/auth\/signup/, 429, 503);
  const submit = async (form: Locator, button: string) => {
    for (const words of [wait, away]) {
      await form.getByRole('button', { name: button }).click();
      await form.getByRole('alert').getByText(words).waitFor();
    }
    await form.getByRole('button', { name: button }).click();
  };

  await page.goto('/signin');
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('username').fill(name);
  await signIn.getByLabel('password', { exact: true }).fill(password);
  await submit(signIn, 'Sign in');
  await accountButton(page).getByText(name, { exact: true }).waitFor();

  await page.goto('/signin');
  const signUp = page.getByRole('form', { name: 'Sign Up' });
  await signUp.getByLabel('username').fill(newcomer);
  await signUp.getByLabel('email').fill(`${unique()}@example.com`);
  await signUp.getByLabel('password', { exact: true }).fill(password);
  await submit(signUp, 'Sign Up');
  await accountButton(page).getByText(newcomer, { exact: true }).waitFor();
});

/** Presses a toast's Try again, first after a refusal and then while the site is away. */
async function tryAgain(page: Page, words: string): Promise<void> {
  await pressInToast(page, new RegExp(`${words}.* ${wait}`), 'Try again');
  await pressInToast(page, new RegExp(`${words}.* ${away}`), 'Try again');
}

test('votes, subscriptions and comments tell the wait, are taken back, and count when tried again', async () => {
  const [author, person] = await Promise.all([newAccount(), newRefusedPerson()]);
  const { page, context } = person;
  const video = await author.publish();
  await author.enter(person);
  await refuse(context, /\/api\/users\/like\//, 429, 503);
  await refuse(context, /\/api\/users\/sub\//, 429, 503);
  for (const path of [/\/api\/comments$/, /\/comments\/edit/, /\/comments\/delete/]) {
    await refuse(context, path, 429, 503);
  }
  await page.goto(`/video/${video._id}`);

  await page.getByRole('button', { name: /^Like/ }).click();
  await tryAgain(page, 'Your vote was not counted');
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).click();
  await tryAgain(page, 'Your subscription was not changed');
  await page.getByText('1 subscriber', { exact: true }).waitFor();

  await page.getByPlaceholder('Add a comment...').fill('a first thought');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await tryAgain(page, 'Your comment was not sent');
  const menu = page.getByRole('button', { name: 'Comment menu' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('article').getByRole('article');
  await editor.getByLabel('Change the comment').fill('a second thought');
  for (const words of [wait, away]) {
    await editor.getByRole('button', { name: 'Save' }).click();
    await editor.getByText(`Your change was not saved. It is still in the box. ${words}`).waitFor();
  }
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByText('(edited)').waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await tryAgain(page, 'The comment was not deleted');
  await page.getByText('Comment deleted').waitFor();
});

test('publishing tells the wait and keeps what was entered', async () => {
  const [author, person] = await Promise.all([newAccount(), newRefusedPerson()]);
  const { page, context } = person;
  await author.enter(person);
  await refuse(context, /\/api\/videos$/, 429, 503);
  await page.goto('/');
  const title = `Kept ${unique()}`;
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Title').fill(title);
  for (const words of [wait, away]) {
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByText(`Everything you entered is kept. ${words}`).waitFor();
  }
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
