import { expect, test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { accountButton, commentsOn } from './harness/journeys.ts';
import { clipFile } from './harness/media.ts';
import { writesOf } from './harness/network.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('a double click votes, subscribes, sends, saves and deletes once', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  const video = await author.publish();
  await author.enter(person);
  await page.goto(`/video/${video._id}`);
  const writes = writesOf(page);

  await page.getByRole('button', { name: /^Like/ }).dblclick();
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();

  await page.getByPlaceholder('Add a comment...').fill('a first thought');
  await page.getByRole('button', { name: 'Comment', exact: true }).dblclick();
  const menu = page.getByRole('button', { name: 'Comment menu' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).dblclick();
  await page.getByLabel('Change the comment').fill('a second thought');
  const editor = commentsOn(page);
  await editor.getByRole('button', { name: 'Save' }).dblclick();
  await page.getByText('(edited)').waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).dblclick();
  await page.getByText('Comment deleted').waitFor();

  // However fast the answer comes between the clicks.
  const subscribed = page.waitForResponse(/\/api\/users\/sub\//);
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).hover();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await (await subscribed).finished();
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click();
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).waitFor();

  expect(writes.map((write) => write.replace(/\/\w{12,}$/, ''))).toEqual([
    'PUT /api/users/like',
    'POST /api/comments',
    'PUT /api/comments/edit',
    'DELETE /api/comments/delete',
    'PUT /api/users/sub',
    'PUT /api/users/unsub',
  ]);
});

test('a double click signs up, signs out and signs in once', async () => {
  const { page } = await newPerson();
  const name = `Ada ${unique()}`;
  const writes = writesOf(page);
  await page.goto('/signin');
  const signUp = page.getByRole('form', { name: 'Sign Up' });
  await signUp.getByLabel('username').fill(name);
  await signUp.getByLabel('email').fill(`${unique()}@example.com`);
  await signUp.getByLabel('password', { exact: true }).fill(password);
  await signUp.getByRole('button', { name: 'Sign Up' }).dblclick();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).dblclick();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('username').fill(name);
  await signIn.getByLabel('password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).dblclick();
  await accountButton(page).waitFor();
  expect(writes).toEqual(['POST /api/auth/signup', 'POST /api/auth/signout', 'POST /api/auth/signin']);
});

test('a double click publishes one film', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  await author.enter(person);
  await page.goto('/');
  const writes = writesOf(page);
  const title = `Once ${unique()}`;
  await page.getByRole('button', { name: 'Upload a video' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Upload a New Video' });
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).dblclick();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(writes).toEqual(['POST /api/videos']);
});
