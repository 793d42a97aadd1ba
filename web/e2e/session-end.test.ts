import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, password, type Account } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { chooseGoogleAccount } from './harness/google.ts';
import { commentsOn, openUpload } from './harness/journeys.ts';
import { clipFile } from './harness/media.ts';
import { pressInToast } from './harness/network.ts';
import { site, unique } from './harness/site.ts';

useBrowser();

async function newMember(account: Account): Promise<Person> {
  const person = await newPerson();
  person.expectConsole(/status of 401|was not|could not be/);
  await account.enter(person);
  return person;
}

/** As when it was too old, or revoked: the page still shows who was signed in. */
async function endSession({ context }: Person): Promise<void> {
  await context.addCookies([{ name: '__session', value: 'over', url: site }]);
}

async function signInAgain(form: Locator, { name }: Account): Promise<void> {
  await form.getByLabel('username').fill(name);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a vote after the session has ended leads to sign-in and back', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newMember(author)]);
  const { page, context } = person;
  await page.goto(`/video/${video._id}`);
  const like = page.getByRole('button', { name: /^Like/ });
  await like.waitFor();
  await context.clearCookies();
  await like.click();
  await page.getByText('Your vote was not counted. Your session has ended. Sign in to go on.').waitFor();
  await page.getByRole('button', { name: 'Like, 0', exact: true, pressed: false }).waitFor();
  await pressInToast(page, /session has ended/, 'Sign in');
  await signInAgain(page.getByRole('form', { name: 'Sign in' }), author);
  await page.waitForURL(`/video/${video._id}`);
  await like.click();
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
});

test('comments written and changed after the session has ended wait for their writer to sign in', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newMember(author)]);
  const { page } = person;
  await author.send('addComment', '/api/comments', { desc: 'an old thought', videoId: video._id });
  await page.goto(`/video/${video._id}`);
  const box = page.getByPlaceholder('Add a comment...');
  const editor = commentsOn(page);
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await page.getByRole('button', { name: 'Comment menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await editor.getByLabel('Change the comment').fill('a better thought');
  await endSession(person);
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('Your session has ended. Sign in to go on.').waitFor();
  await editor.getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(signIn, author);
  await page.waitForURL(`/video/${video._id}`);
  expect(await editor.getByLabel('Change the comment').inputValue()).toBe('a better thought');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByText('(edited)').waitFor();

  await box.fill('a new thought');
  await endSession(person);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await pressInToast(page, /not sent.*session has ended/, 'Sign in');
  await signInAgain(signIn, author);
  await page.waitForURL(`/video/${video._id}`);
  expect(await box.inputValue()).toBe('a new thought');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Comment menu' }).count()).toBe(2);
});

test('a file chosen after the session has ended is still there to be sent', async () => {
  const author = await newAccount();
  const person = await newMember(author);
  const { page } = person;
  await page.goto('/');
  const title = `Kept ${unique()}`;
  const dialog = await openUpload(page);
  await dialog.getByLabel('Title').fill(title);
  await endSession(person);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await signInAgain(dialog.getByRole('form', { name: 'Sign in' }), author);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('who came with Google goes on with an upload by Google too', async () => {
  const author = await newAccount();
  const person = await newMember(author);
  const { page, context } = person;
  await page.goto('/trends');
  const dialog = await openUpload(page);
  await dialog.getByLabel('Title').fill('half a film');
  await endSession(person);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await chooseGoogleAccount(popup, { name: `Grace ${unique()}`, email: `${unique()}@example.com` });
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('half a film');
  expect(new URL(page.url()).pathname).toBe('/trends');
});

test('whoever signs in instead publishes what was chosen in their own name', async () => {
  const [author, other] = await Promise.all([newAccount(), newAccount()]);
  const person = await newMember(author);
  const { page } = person;
  await page.goto('/');
  const title = `Taken over ${unique()}`;
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByLabel('Title').fill(title);
  await endSession(person);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await signInAgain(dialog.getByRole('form', { name: 'Sign in' }), other);
  await dialog.getByRole('form', { name: 'Sign in' }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('main').getByRole('heading', { name: other.name }).waitFor();
});
