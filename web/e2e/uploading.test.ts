import { expect, test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { findOnFeed, untilListed } from './harness/feeds.ts';
import { openUpload, uploadVideo } from './harness/journeys.ts';
import { clipFile, pictureFile, unfinishedFile } from './harness/media.ts';
import { writesOf } from './harness/network.ts';
import { expectToPlay } from './harness/playing.ts';
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
  await untilListed({ _id: address.split('/').at(-1) ?? '', title });
  await other.page.goto('/');
  await (await findOnFeed(other.page, title)).getByRole('link').click();
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

test('a film whose picture did not arrive is not published without a word', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page, context } = uploader;
  uploader.expectConsole(/status of 403/);
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  const published = writesOf(page);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await context.route(`${storageEmulator}/**name=images*`, async (route) => {
    await held;
    await route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const title = `Without a picture ${unique()}`;
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByLabel('Title').fill(title);
  const publish = dialog.getByRole('button', { name: 'Upload', exact: true });

  await publish.click();
  await dialog.getByRole('button', { name: 'Publishing when the upload is done' }).waitFor();
  refuse();
  const told = dialog.getByText('The picture did not arrive. Try it again, or take it out.');
  await told.waitFor();
  await publish.click();
  await told.waitFor();
  expect(published).toEqual([]);

  await dialog.getByRole('button', { name: 'Choose another image' }).click();
  await told.waitFor({ state: 'detached' });
  await publish.click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
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
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a thought');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test.each([
  ['a film', () => clipFile()],
  ['a recording that does not say how long it is', () => unfinishedFile()],
])('a frame of %s becomes its thumbnail', async (_what, film) => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page } = uploader;
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(film());
  await dialog.getByRole('button', { name: 'Take frame 2 as the thumbnail' }).click();
  await dialog.getByRole('img', { name: 'frame-2.jpg' }).waitFor();
});

test('an upload is paused, resumed and canceled', async () => {
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
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  const pause = dialog.getByRole('button', { name: 'Pause the upload' });
  await expect.poll(() => pause.count()).toBe(2);
  await pause.first().click();
  await dialog.getByRole('button', { name: 'Resume the upload' }).click();
  await dialog.getByRole('button', { name: 'Cancel the upload' }).last().click();
  await dialog.getByLabel('Choose an image').waitFor();
  letGo();
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
});

test('a session that ends in the middle of an upload costs nothing that was entered', async () => {
  const author = await newAccount();
  const uploader = await newPerson();
  const { page, context } = uploader;
  uploader.expectConsole(/status of 401|could not be published/);
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  const title = `Kept ${unique()}`;
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByLabel('Title').fill(title);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

  const form = dialog.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('username').fill(author.name);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
