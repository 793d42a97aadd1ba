import { test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { untilListed } from './harness/feeds.ts';
import { accountButton } from './harness/journeys.ts';
import { expectFocus, tabTo } from './harness/keyboard.ts';
import { clipFile, pictureFile } from './harness/media.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('somebody signs in by keyboard alone', async () => {
  const { name } = await newAccount();
  const { page } = await newPerson();
  const { keyboard } = page;
  await page.goto('/');
  await page.getByRole('main').waitFor();
  await keyboard.press('Tab');
  await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }), 30);
  await keyboard.press('Enter');
  await page.waitForURL('/signin');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.waitFor();
  await expectFocus(page.getByRole('main'));

  await tabTo(page, form.getByLabel('username'), 1);
  await keyboard.type(name);
  await tabTo(page, form.getByLabel('password', { exact: true }), 1);
  await keyboard.type(password);
  await tabTo(page, form.getByRole('button', { name: 'Show password' }), 1);
  await tabTo(page, form.getByRole('button', { name: 'Sign in' }), 1);
  await keyboard.press('Enter');
  await page.waitForURL('/');
  await accountButton(page).waitFor();
  await expectFocus(page.getByRole('main'));
});

test('somebody searches, watches, comments, changes and deletes by keyboard alone', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  const { keyboard } = page;
  const word = unique();
  const video = await author.publish({ title: `About ${word}` });
  await untilListed(video);
  await author.enter(person);
  await page.goto('/');
  await page.getByRole('main').waitFor();

  await keyboard.press('/');
  await expectFocus(page.getByRole('combobox', { name: 'Search' }));
  await keyboard.type(word);
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expectFocus(page.getByRole('main'));
  await tabTo(page, page.getByRole('link', { name: video.title }), 4);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
  await expectFocus(page.getByRole('main'));

  const box = page.getByPlaceholder('Add a comment...');
  await tabTo(page, box, 40);
  await keyboard.type('a first thought');
  const send = page.getByRole('button', { name: 'Comment', exact: true });
  await tabTo(page, send, 2);
  await keyboard.press('Enter');
  const menu = page.getByRole('button', { name: 'Comment menu' });
  await menu.waitFor();
  await expectFocus(box);

  await tabTo(page, menu, 4);
  await keyboard.press('Enter');
  await expectFocus(page.getByRole('menuitem', { name: 'Edit' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByLabel('Change the comment'));
  await keyboard.press('End');
  await keyboard.type(' and a second');
  await keyboard.press('Control+Enter');
  await page.getByText('a first thought and a second').waitFor();
  await expectFocus(menu);
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByText('Comment deleted').waitFor();
  await expectFocus(page.getByRole('region', { name: 'Comments' }));
});

test('somebody uploads by keyboard alone', async () => {
  const [author, person] = await Promise.all([newAccount(), newPerson()]);
  const { page } = person;
  const { keyboard } = page;
  await author.enter(person);
  await page.goto('/');
  const upload = page.getByRole('button', { name: 'Upload a video' });
  await tabTo(page, upload, 30);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upload a New Video' });
  await dialog.waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(upload);

  await keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Choose a video'), 2);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await tabTo(page, dialog.getByLabel('Choose an image'), 4);
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByRole('button', { name: 'Choose another image' }).waitFor();
  const title = `By keyboard ${unique()}`;
  await tabTo(page, dialog.getByLabel('Title'), 4);
  await keyboard.type(title);
  await tabTo(page, dialog.getByLabel('Description'), 1);
  await keyboard.type('Words');
  await tabTo(page, dialog.getByLabel('Tags'), 1);
  await keyboard.type('sea, light');
  await tabTo(page, dialog.getByRole('button', { name: 'Upload', exact: true }), 1);
  await keyboard.press('Enter');
  await page.waitForURL(/\/video\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectFocus(page.getByRole('main'));
});
