import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { useBrowser } from './harness/browser.ts';
import { accountButton, commentsOn, openUpload } from './harness/journeys.ts';
import { clipFile } from './harness/media.ts';
import { pressInToast } from './harness/network.ts';
import { away, newRefusedPerson, refuse, wait } from './harness/refusals.ts';
import { unique } from './harness/site.ts';

useBrowser();

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
  const [author, person] = await Promise.all([
    newAccount(),
    newRefusedPerson(
      'Your vote was not counted.',
      'Your subscription was not changed.',
      'Your comment was not sent. It is still in the box.',
      'Your change was not saved. It is still in the box.',
      'The comment was not deleted.',
    ),
  ]);
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
  const editor = commentsOn(page);
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
  const [author, person] = await Promise.all([
    newAccount(),
    newRefusedPerson('The video could not be published. Everything you entered is kept.'),
  ]);
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

test('a storage that is away is asked again by itself; one that refuses is told, and Try again sends the file', async () => {
  const [author, person] = await Promise.all([newAccount(), newRefusedPerson()]);
  const { page, context } = person;
  await author.enter(person);
  await refuse(context, /\/o\?name=/, 503, 403);
  await page.goto('/');
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByText('The upload stopped. The file is still chosen.').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('The upload stopped. The file is still chosen.').waitFor({ state: 'detached' });
  await dialog.getByText(/^Uploading \d+%$/).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
});
