import { expect, test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { accountButton, commentsOn, openUpload } from './harness/journeys.ts';
import { clipFile, pictureFile } from './harness/media.ts';
import { pressInToast, unreachableInConsole } from './harness/network.ts';
import { unique } from './harness/site.ts';

useBrowser();

const partMissing =
  /^This part of the site could not be loaded PartError: A part of the app could not be loaded\n/;

const unreachable = 'Lantern cannot be reached. Check the connection and try again.';

/** Somebody whose line a test takes away, and whose console is told of what failed in these words. */
async function newOfflinePerson(...told: string[]): Promise<Person> {
  const person = await newPerson();
  person.expectConsole(unreachableInConsole(...told));
  return person;
}

test('offline, signing in and signing up say so, keep what was typed, and work when the line is back', async () => {
  const { name } = await newAccount();
  const newcomer = `Ada ${unique()}`;
  const { page, context } = await newOfflinePerson();
  const other = await context.newPage();
  await Promise.all([page.goto('/signin'), other.goto('/signin')]);
  const signIn = page.getByRole('form', { name: 'Sign in' });
  const signUp = other.getByRole('form', { name: 'Sign Up' });
  await signIn.getByLabel('username').fill(name);
  await signIn.getByLabel('password', { exact: true }).fill(password);
  await signUp.getByLabel('username').fill(newcomer);
  await signUp.getByLabel('email').fill(`${unique()}@example.com`);
  await signUp.getByLabel('password', { exact: true }).fill(password);

  await context.setOffline(true);
  await page.getByText(/^You are offline/).waitFor();
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByRole('alert').getByText(unreachable).waitFor();
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await signUp.getByRole('alert').getByText(unreachable).waitFor();

  await context.setOffline(false);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await accountButton(page).getByText(name, { exact: true }).waitFor();
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await accountButton(other).getByText(newcomer, { exact: true }).waitFor();
});

test('offline, a vote and a subscription are taken back with words, and count when tried again', async () => {
  const [author, fan] = await Promise.all([newAccount(), newAccount()]);
  const [video, person] = await Promise.all([
    author.publish(),
    newOfflinePerson('Your vote was not counted.', 'Your subscription was not changed.'),
  ]);
  const { page, context } = person;
  await fan.enter(person);
  await page.goto(`/video/${video._id}`);
  await page.getByText('0 subscribers').waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.getByText(`Your vote was not counted. ${unreachable}`).waitFor();
  await page.getByRole('button', { name: 'Like, 0', exact: true, pressed: false }).waitFor();
  await context.setOffline(false);
  const voted = page.waitForResponse(/\/api\/users\/like\//);
  await pressInToast(page, /vote/, 'Try again');
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  // It is shown before it is counted.
  await (await voted).finished();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).click();
  await page.getByText(`Your subscription was not changed. ${unreachable}`).waitFor();
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).waitFor();
  await page.getByText('0 subscribers').waitFor();
  await context.setOffline(false);
  const subscribed = page.waitForResponse(/\/api\/users\/sub\//);
  await pressInToast(page, /subscription/, 'Try again');
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).waitFor();
  await (await subscribed).finished();

  await page.reload();
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  await page.getByText('1 subscriber', { exact: true }).waitFor();
});

test('offline, a comment is not lost, whether it is written, changed or deleted', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([
    author.publish(),
    newOfflinePerson(
      'Your comment was not sent. It is still in the box.',
      'Your change was not saved. It is still in the box.',
      'The comment was not deleted.',
    ),
  ]);
  const { page, context } = person;
  await author.enter(person);
  await page.goto(`/video/${video._id}`);
  const box = page.getByPlaceholder('Add a comment...');
  const comments = commentsOn(page);
  await box.fill('a first thought');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByText(`Your comment was not sent. It is still in the box. ${unreachable}`).waitFor();
  expect(await box.inputValue()).toBe('a first thought');
  expect(await comments.count()).toBe(0);
  await context.setOffline(false);
  await pressInToast(page, /comment/, 'Try again');
  await page.getByRole('button', { name: 'Comment menu' }).waitFor();
  expect(await box.inputValue()).toBe('');

  await page.getByRole('button', { name: 'Comment menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Change the comment').fill('a second thought');
  await context.setOffline(true);
  await comments.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Your change was not saved. It is still in the box. ${unreachable}`).waitFor();
  expect(await page.getByLabel('Change the comment').inputValue()).toBe('a second thought');
  await context.setOffline(false);
  const saved = page.waitForResponse(/\/api\/comments\/edit\//);
  await comments.getByRole('button', { name: 'Save' }).click();
  await page.getByText('(edited)').waitFor();
  await (await saved).finished();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Comment menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText(`The comment was not deleted. ${unreachable}`).waitFor();
  await comments.getByText('a second thought').waitFor();
  await context.setOffline(false);
  await pressInToast(page, /not deleted/, 'Try again');
  await page.getByText('Comment deleted').waitFor();
  expect(await comments.count()).toBe(0);
});

test('offline, a film that cannot be published keeps its files and words', async () => {
  const author = await newAccount();
  const person = await newOfflinePerson('The video could not be published. Everything you entered is kept.');
  const { page, context } = person;
  await author.enter(person);
  await page.goto('/');
  const title = `Kept ${unique()}`;
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByRole('button', { name: 'Choose another image' }).waitFor();
  await dialog.getByLabel('Title').fill(title);

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog
    .getByText(`The video could not be published. Everything you entered is kept. ${unreachable}`)
    .waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe(title);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('offline, what a press would open says so, and everything else stays until it is tried again', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newOfflinePerson()]);
  const { page, context, expectConsole } = person;
  expectConsole(partMissing);
  await author.enter(person);
  await page.goto(`/video/${video._id}`);
  const captions = page.getByRole('group').getByRole('button', { name: 'Captions' });
  const upload = page.getByRole('button', { name: 'Upload a video' });
  const box = page.getByPlaceholder('Add a comment...');
  await captions.waitFor();
  await box.fill('half a thought');

  await context.setOffline(true);
  await captions.click();
  await page.getByText('This part of the site could not be loaded').waitFor();
  expect(await box.inputValue()).toBe('half a thought');
  await context.setOffline(false);
  await pressInToast(page, /could not be loaded/, 'Try again');
  await page.getByRole('dialog', { name: 'Captions' }).getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await upload.click();
  await page.getByText('This part of the site could not be loaded').waitFor();
  expect(await box.inputValue()).toBe('half a thought');
  await context.setOffline(false);
  await upload.click();
  await page
    .getByRole('dialog', { name: 'Upload a New Video' })
    .getByRole('button', { name: 'Close' })
    .click();
  expect(await box.inputValue()).toBe('half a thought');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(video.title);
});

test('a part of a page that the connection lost leaves the rest alone, and comes when it is tried again', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newOfflinePerson()]);
  const { page, expectConsole } = person;
  expectConsole(partMissing);
  await author.enter(person);
  const parts = /assets\/(CaptionsTool|OwnerNotice)-/;
  await page.route(parts, (route) => route.abort('internetdisconnected'));
  await page.goto(`/video/${video._id}`);

  await page.getByText('This part of the site could not be loaded').waitFor();
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
  await page.getByPlaceholder('Add a comment...').waitFor();
  await page.unroute(parts);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('group').getByRole('button', { name: 'Captions' }).waitFor();
});
