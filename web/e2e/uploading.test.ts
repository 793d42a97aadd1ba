import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { expectToPlay, openUpload, uploadVideo } from './harness/journeys.ts';
import { clipFile, pictureFile } from './harness/media.ts';
import { storageEmulator, unique } from './harness/site.ts';

useBrowser();

test('somebody uploads a film and a picture, and somebody else finds and watches it', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  await author.enter(uploader);
  const title = `Evening walk ${unique()}`;
  await uploader.page.goto('/');
  const address = await uploadVideo(uploader.page, title, 'walk, evening');
  await uploader.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectToPlay(uploader.page);

  const other = await newPerson();
  await other.page.goto('/');
  await other.page.getByRole('link', { name: title }).click();
  await other.page.waitForURL(address);
  await expectToPlay(other.page);
});

test('the progress of each file stands where its picker was', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page, context } = uploader;
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(`${storageEmulator}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByText(/^Uploading \d+%$/).waitFor();
  expect(await dialog.getByLabel('Choose a video').count()).toBe(0);
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await expect.poll(() => dialog.getByText(/^Uploading \d+%$/).count()).toBe(2);

  letGo();
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByRole('button', { name: 'Choose another image' }).waitFor();
});

test('files of the wrong kind are refused before a byte is sent', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page } = uploader;
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await dialog.getByLabel('Choose a video').setInputFiles(pictureFile());
  await dialog.getByText('This is not a video. Choose a video file.').waitFor();
  await dialog.getByLabel('Choose an image').setInputFiles(clipFile());
  await dialog.getByText('This is not an image. Choose an image file.').waitFor();
  expect(sent.filter((url) => url.startsWith(storageEmulator))).toEqual([]);
});

test('a film without a title or a file is not published', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page } = uploader;
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  const published: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && published.push(request.url()));

  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByText('Enter a title').waitFor();
  await dialog.getByText('Choose a video first').waitFor();
  expect(published).toEqual([]);
});

test('closing the dialog with words in it asks first', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page } = uploader;
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  await dialog.getByLabel('Title').fill('Half a thought');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Go on editing' }).click();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a thought');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Throw away' }).click();
  await dialog.waitFor({ state: 'detached' });
});
