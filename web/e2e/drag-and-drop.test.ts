import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { openUpload } from './harness/journeys.ts';
import { clipFile, pictureFile } from './harness/media.ts';

useBrowser();

/** Drags files from the desktop and lets them go over a place. */
async function dropOn({ context, page }: Person, place: Locator, ...files: string[]): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
  await browser.detach();
}

test('files are dropped on their place, or anywhere on the dialog', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  await author.enter(person);
  await page.goto('/');
  const dialog = await openUpload(page);
  const [film, picture] = [clipFile(), pictureFile()];

  await dropOn(person, dialog.getByText('Choose a video', { exact: true }), picture);
  await dialog.getByText('This is not a video. Choose a video file.').waitFor();
  await dropOn(person, dialog.getByText('Choose a video', { exact: true }), film);
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  expect(await dialog.getByText('This is not a video. Choose a video file.').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Choose another video' }).click();

  await dropOn(person, dialog.getByRole('heading', { name: 'Upload a New Video' }), picture, film);
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByRole('button', { name: 'Choose another image' }).waitFor();
  expect(page.url()).toMatch(/\/$/);
});
