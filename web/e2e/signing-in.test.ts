import { expect, test } from 'vitest';
import { newAccount, password } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { chooseGoogleAccount } from './harness/google.ts';
import { accountButton, signOut, signUp } from './harness/journeys.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('somebody signs up, signs out and signs in again', async () => {
  const { page } = await newPerson();
  const name = await signUp(page);
  await accountButton(page).getByText(name, { exact: true }).waitFor();

  await signOut(page);
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('username').fill(name);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();

  await page.waitForURL('/');
  await accountButton(page).getByText(name, { exact: true }).waitFor();
  await page.reload();
  await accountButton(page).getByText(name, { exact: true }).waitFor();
});

test('somebody signs in with Google', async () => {
  const { page, context } = await newPerson();
  const name = `Grace ${unique()}`;
  await page.goto('/signin');

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await chooseGoogleAccount(popup, { name, email: `${unique()}@example.com` });

  await page.waitForURL('/');
  await accountButton(page).getByText(name, { exact: true }).waitFor();
});

test('a dead connection to Google is told instead of a dead button', async () => {
  const person = await newPerson();
  const { page, context } = person;
  person.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.route('https://apis.google.com/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByText(/^Google cannot be reached/).waitFor();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});

test('a wrong password is told, and nobody is signed in', async () => {
  const { name } = await newAccount();
  const person = await newPerson();
  const { page } = person;
  person.expectConsole(/status of 401/);
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('username').fill(name);
  await form.getByLabel('password', { exact: true }).fill('another password');
  await form.getByRole('button', { name: 'Sign in' }).click();

  await form.getByRole('alert').getByText(/wrong/).waitFor();
  const root = await page.evaluate(() => localStorage.getItem('root'));
  expect(JSON.parse(root ?? '{}').state.user.currentUser).toBeNull();
});

test('what sign-up refuses is told at each field, and nothing is stored', async () => {
  const person = await newPerson();
  const { page } = person;
  person.expectConsole(/status of 400/);
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('username').fill('A');
  await form.getByLabel('email').fill('no address');
  await form.getByLabel('password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Sign Up' }).click();

  await form.getByText('2 to 50 characters').waitFor();
  await form.getByText('Enter an e-mail address').waitFor();
  await form.getByText('8 to 128 characters').waitFor();
  expect(await form.getByLabel('username').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(page.url()).toMatch(/\/signin$/);
});

test('a name that is taken is told at its field', async () => {
  const { name } = await newAccount();
  const person = await newPerson();
  const { page } = person;
  person.expectConsole(/status of 409/);
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('username').fill(name);
  await form.getByLabel('email').fill(`${unique()}@example.com`);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect.poll(() => form.getByLabel('username').getAttribute('aria-invalid')).toBe('true');
});

test('signing in leads back to the page that asked for it', async () => {
  const author = await newAccount();
  const { _id, title } = await author.publish();
  const { page } = await newPerson();
  await page.goto(`/video/${_id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.waitForURL('/signin');

  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('username').fill(author.name);
  await form.getByLabel('password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`/video/${_id}`);
});
