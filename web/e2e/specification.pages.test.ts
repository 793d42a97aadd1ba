import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { findOnFeed, untilListed } from './harness/feeds.ts';
import { openUpload } from './harness/journeys.ts';
import { clipFile, pictureFile } from './harness/media.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('video card: thumbnail, channel avatar, title, channel name and its line; it links to /video/{id}', async () => {
  const author = await newAccount();
  const film = await author.publish();
  const { page } = await newPerson();
  await untilListed(film);
  await page.goto('/');
  const card = await findOnFeed(page, film.title);
  await card.getByText(author.name).waitFor();
  await card.getByText(/^\d+ views \. .+/).waitFor();
  const image = card.locator('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  expect(await card.getByRole('link').getAttribute('href')).toBe(`/video/${film._id}`);
});

test('subscriptions: the feed of videos from subscribed channels, newest first', async () => {
  const [author, fan, person] = await Promise.all([newAccount(), newAccount(), newPerson()]);
  const first = await author.publish();
  const second = await author.publish();
  await untilListed(first);
  await untilListed(second);
  await fan.send('subscribe', `/api/users/sub/${author.id}`);
  await fan.enter(person);
  await person.page.goto('/subscriptions');
  const titles = person.page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => titles.allInnerTexts()).toEqual([second.title, first.title]);
});

test('subscriptions: a visitor is invited to sign in', async () => {
  const { page } = await newPerson();
  await page.goto('/subscriptions');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('/signin');
});

test('trends: the trending feed', async () => {
  const author = await newAccount();
  const film = await author.publish();
  const { page } = await newPerson();
  await untilListed(film);
  await page.goto('/trends');
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  await findOnFeed(page, film.title);
});

test('search: the results for the query string q', async () => {
  const word = unique();
  const author = await newAccount();
  await untilListed(await author.publish({ title: `About ${word}` }));
  const { page } = await newPerson();
  await page.goto(`/search?q=${word}`);
  await page.getByRole('link', { name: `About ${word}` }).waitFor();
  await page.goto(`/search?q=${unique()}`);
  await page
    .getByText(/^Nothing found for/)
    .first()
    .waitFor();
});

test('sign-in page: both parts with their fields and buttons, Google, and the footer', async () => {
  const { page } = await newPerson();
  await page.goto('/signin');
  const signIn = page.getByRole('form', { name: 'Sign in' });
  const signUp = page.getByRole('form', { name: 'Sign Up' });
  for (const label of ['username', 'password']) await signIn.getByLabel(label, { exact: true }).waitFor();
  for (const label of ['username', 'email', 'password'])
    await signUp.getByLabel(label, { exact: true }).waitFor();
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.getByText('English(USA)').waitFor();
  const footer = page.getByRole('main').locator('footer');
  expect(await footer.getByRole('link').allInnerTexts()).toEqual(['Help', 'Privacy', 'Terms']);
});

test('upload dialog: modal, 600x600 pixels, with its title, fields, button and close control', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  await author.enter(person);
  await page.goto('/');
  const dialog = await openUpload(page);
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return [box?.width, box?.height];
    })
    .toEqual([600, 600]);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('heading', { name: 'Upload a New Video' }).waitFor();
  expect(await dialog.getByLabel('Choose a video').getAttribute('accept')).toBe('video/*');
  expect(await dialog.getByLabel('Choose an image').getAttribute('accept')).toBe('image/*');
  for (const label of ['Title', 'Description', 'Tags'])
    await dialog.getByLabel(label, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('upload: both files’ addresses and the tags, split on commas and untrimmed, are published', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  await author.enter(person);
  await page.goto('/');
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByLabel('Title').fill('Sent');
  await dialog.getByLabel('Description').fill('as it is');
  await dialog.getByLabel('Tags').fill('sea, light ,x');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/videos'),
  );
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const body = (await sent).postDataJSON() as Record<string, string>;
  expect(body).toMatchObject({ title: 'Sent', desc: 'as it is', tags: ['sea', ' light ', 'x'] });
  const object = (folder: string, file: string) =>
    new RegExp(`${folder}%2F${author.id}%2F\\d{13}${file}\\?alt=media`);
  expect(body['videoUrl']).toMatch(object('videos', basename(clipFile())));
  expect(body['imgUrl']).toMatch(object('images', 'picture.png'));
  await page.waitForURL(/\/video\//);
});
