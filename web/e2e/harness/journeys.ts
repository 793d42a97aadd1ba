import type { Locator, Page } from 'playwright-core';
import { password } from './account.ts';
import { clipFile, pictureFile } from './media.ts';
import { unique } from './site.ts';

/** Makes an account on the sign-in page and waits for the home feed. Answers the account's name. */
export async function signUp(page: Page, name = `Ada ${unique()}`): Promise<string> {
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('username').fill(name);
  await form.getByLabel('email').fill(`${unique()}@example.com`);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('/');
  return name;
}

/** The menu behind one's picture in the top bar. */
export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Account menu of / });
}

/** Signs out through the account menu. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
}

/** The comments on a watch page. */
export function commentsOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Comments' }).getByRole('article');
}

/** Opens the upload dialog. */
export async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload a video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a New Video' });
  await dialog.waitFor();
  return dialog;
}

/** Uploads a film and waits for its page. Answers its address. */
export async function uploadVideo(page: Page, title: string, tags = '', film = clipFile()): Promise<string> {
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(film);
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Tags').fill(tags);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\/.+/);
  return page.url();
}
