import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { openUpload } from './harness/journeys.ts';
import { clipFile, folder, pictureFile } from './harness/media.ts';

useBrowser();

/** What is dragged: files from the desktop, or words. */
interface Dragged {
  files?: string[];
  words?: string;
}

/** Drags something over a place and lets it go there. */
async function drop(
  { context, page }: Person,
  place: Locator,
  { files = [], words }: Dragged,
): Promise<void> {
  const items = words === undefined ? [] : [{ mimeType: 'text/plain', data: words }];
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items, files, dragOperationsMask: 1 },
    });
  }
  await browser.detach();
}

const dropOn = (person: Person, place: Locator, ...files: string[]) => drop(person, place, { files });

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

  await drop(person, dialog.getByLabel('Title'), { words: 'dragged here' });
  expect(await dialog.getByLabel('Title').inputValue()).toBe('dragged here');
});

test('a file of captions is dropped on its field', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  const video = await author.publish();
  await author.enter(person);
  const captions = join(folder, 'words.vtt');
  writeFileSync(captions, 'WEBVTT\n\n00:01.000 --> 00:02.000\nMoi\n');
  await page.goto(`/video/${video._id}`);
  await page.getByRole('group').getByRole('button', { name: 'Captions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Captions' });

  await dropOn(person, dialog.getByLabel('File'), captions);
  await dialog.getByRole('button', { name: 'Add captions' }).click();

  await dialog.getByRole('button', { name: /^Delete the captions/ }).waitFor();
  await dropOn(person, dialog.getByRole('heading', { name: 'Captions' }), captions);
  expect(page.url()).toMatch(/\/video\//);
});
