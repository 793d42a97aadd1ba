import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { accountButton } from './harness/journeys.ts';
import { unique } from './harness/site.ts';

useBrowser();

const sideMenu = ({ page }: Person) =>
  page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true });

async function visitorAt(path: string): Promise<Person> {
  const person = await newPerson();
  await person.page.goto(path);
  return person;
}

async function memberAt(path: string): Promise<Person & { name: string }> {
  const [person, account] = await Promise.all([newPerson(), newAccount()]);
  await account.enter(person);
  await person.page.goto(path);
  return { ...person, name: account.name };
}

test('side menu: brand, links, entries, separators, heading, prompt and button, in their order', async () => {
  const person = await visitorAt('/');
  const menu = sideMenu(person);
  const lines = (await menu.innerText()).split('\n').filter((line) => line.trim() !== '');
  expect(lines).toEqual([
    'Lantern',
    'Home',
    'Explore',
    'Subscriptions',
    'Library',
    'History',
    'Sign in to like videos,comment and subscribe',
    'SIGN IN',
    'Best of Lantern',
    'Music',
    'Sports',
    'Gaming',
    'Movies',
    'News',
    'Live',
    'Settings',
    'Report',
    'Help',
    'Light Mode',
  ]);
  expect(await menu.getByRole('separator').count()).toBe(4);
  expect(await menu.getByRole('heading', { name: 'Best of Lantern' }).count()).toBe(1);
  expect(await menu.getByRole('link', { name: 'Lantern' }).locator('svg').count()).toBe(1);
});

test('side menu: home, Explore and Subscriptions lead to their feeds', async () => {
  const person = await visitorAt('/');
  for (const [name, path] of [
    ['Explore', '/trends'],
    ['Subscriptions', '/subscriptions'],
    ['Home', '/'],
  ] as const) {
    await sideMenu(person).getByRole('link', { name, exact: true }).click();
    await person.page.waitForURL(path);
  }
});

test('side menu: the other entries have no navigation', async () => {
  const person = await visitorAt('/trends');
  for (const name of ['Library', 'Music', 'Settings', 'Help']) {
    await sideMenu(person).getByRole('button', { name, exact: true }).click({ force: true });
  }
  expect(new URL(person.page.url()).pathname).toBe('/trends');
});

test('side menu: SIGN IN leads to signin', async () => {
  const person = await visitorAt('/');
  await sideMenu(person).getByRole('link', { name: 'SIGN IN' }).click();
  await person.page.waitForURL('/signin');
});

test('side menu: the sign-in prompt is visible only while no current user exists', async () => {
  const person = await memberAt('/');
  await accountButton(person.page).waitFor();
  expect(await sideMenu(person).getByText('Sign in to like videos,comment and subscribe').count()).toBe(0);
});

test('appearance: light by default; the entry names the current mode, toggles it, and the choice lasts', async () => {
  const person = await visitorAt('/');
  const { page } = person;
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await sideMenu(person).getByRole('button', { name: 'Light Mode' }).click();
  await sideMenu(person).getByRole('button', { name: 'Dark Mode' }).waitFor();
  expect(await background()).toBe('rgb(20, 18, 14)');

  await page.route('**/assets/**', (route) => route.abort());
  person.expectConsole(/ERR_FAILED/);
  await page.reload();
  expect(await background(), 'before any of the app has loaded').toBe('rgb(20, 18, 14)');
});

test('top bar: 56px high, with a Sign In button for visitors', async () => {
  const { page } = await visitorAt('/');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBe(56);
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('/signin');
});

test('top bar: the search submits only when the text is non-empty and goes to /search?q=', async () => {
  const { page } = await visitorAt('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.press('Enter');
  await box.fill('   ');
  await box.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await box.fill('a b&c');
  await box.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'a b&c');
});

test('top bar: signed-in users see an upload icon, avatar and name, and the menu with its entries', async () => {
  const { page, name } = await memberAt('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Upload a video' }).waitFor();
  await bar.getByText(name, { exact: true }).waitFor();
  await accountButton(page).click();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Your Channel',
    'Sign Out',
    'Appearance: Light',
    'About the developer',
    'Help',
    'Send feedback',
  ]);
  const developer = page.getByRole('menuitem', { name: 'About the developer' });
  expect(new URL((await developer.getAttribute('href')) ?? '').origin).not.toBe(new URL(page.url()).origin);
});

test('top bar: the menu toggles the appearance, and works by keyboard', async () => {
  const { page } = await memberAt('/');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-appearance')).toBe('dark');
  expect(await accountButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('an unknown route shows the text Unexpected Application Error!', async () => {
  const { page } = await visitorAt(`/${unique()}`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
  await main.getByText('Unexpected Application Error!', { exact: true }).waitFor();
});
