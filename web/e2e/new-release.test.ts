import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { openUpload } from './harness/journeys.ts';
import { hold, pressInToast } from './harness/network.ts';

useBrowser();

const gone = /status of 404|Failed to fetch dynamically imported module|could not be loaded/;

const signInCode = '**/assets/SignInPage-*.js';

/** Has a page's code for signing in answered with 404, as after a release that replaced the page's own. */
async function removeSignIn(page: Page, isGone = () => true): Promise<void> {
  await page.route(signInCode, (route) => (isGone() ? route.fulfill({ status: 404 }) : route.fallback()));
}

/** Has the site's page start with the code of another release wherever a script asks for it. */
async function release(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-next.js');
    return route.fulfill({ response, body });
  });
}

/** Has two releases of the site served in turns, as by two proxies of which one is behind. */
async function takeTurns(page: Page): Promise<void> {
  let documents = 0;
  await page.route(/\/(signin|search)?$/, async (route) => {
    const isOther = documents % 2 === 1;
    if (route.request().resourceType() === 'document') documents += 1;
    const response = await route.fetch();
    const body = await response.text();
    // The same script under another name, so that both releases run.
    return route.fulfill({
      response,
      body: isOther ? body.replace('"/assets/index-', '"/./assets/index-') : body,
    });
  });
}

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

test('after a new release, the page that somebody opens loads by itself', async () => {
  const { page, expectConsole } = await newPerson();
  expectConsole(gone);
  const loads = countLoads(page);
  await page.goto('/');
  await removeSignIn(page, () => loads() < 2);
  await release(page);

  await signIn(page).click();

  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  expect(page.url()).toMatch(/\/signin$/);
  expect(loads()).toBe(2);
});

test('code that stays away is asked for once more, then the page says so and offers to load again', async () => {
  const { page, expectConsole } = await newPerson();
  expectConsole(gone);
  const loads = countLoads(page);
  await page.goto('/');
  await removeSignIn(page);
  await release(page);

  await signIn(page).click();

  await page.getByText('This part of the site could not be loaded').first().waitFor();
  expect(loads()).toBe(2);
  await page.unroute(signInCode);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
});

test('where two releases are served in turns, the page does not load without an end', async () => {
  const { page, expectConsole } = await newPerson();
  expectConsole(gone);
  const loads = countLoads(page);
  await takeTurns(page);
  await page.goto('/search');
  await removeSignIn(page);

  await signIn(page).click();

  await page.getByText('This part of the site could not be loaded').first().waitFor();
  expect(loads()).toBe(3);
});

test('where the browser keeps nothing, the page is not loaded again, and says what is missing', async () => {
  const { page, expectConsole } = await newPerson();
  expectConsole(gone);
  const loads = countLoads(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await removeSignIn(page);
  await release(page);

  await signIn(page).click();

  await page.getByText('This part of the site could not be loaded').first().waitFor();
  expect(loads()).toBe(1);
});

test('after a new release, a sign-up form keeps what is in it, and the button for Google says what to do', async () => {
  const { page, context, expectConsole } = await newPerson();
  expectConsole(gone);
  const loads = countLoads(page);
  const firebase = /assets\/auth-/;
  await context.route(firebase, (route) => route.fulfill({ status: 404 }));
  const early = await hold(context, firebase);
  await release(page);
  await page.goto('/signin');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('username').fill('Ada');
  const missing = page.waitForResponse(firebase);
  early.letGo();
  await missing;

  await page.getByRole('button', { name: 'Sign in with Google' }).click();

  await page.getByText('Lantern has been renewed. Load the page again to go on.').waitFor();
  expect(await form.getByLabel('username').inputValue()).toBe('Ada');
  expect(loads()).toBe(1);
});

test('after a new release, what a press would open offers to load the page again', async () => {
  const [account, person] = await Promise.all([newAccount(), newPerson()]);
  const { page, expectConsole } = person;
  expectConsole(gone);
  await account.enter(person);
  const loads = countLoads(page);
  await page.goto('/');
  const dialogCode = '**/assets/UploadDialog-*.js';
  await page.route(dialogCode, (route) => route.fulfill({ status: 404 }));
  await release(page);

  await page.getByRole('button', { name: 'Upload a video' }).click();

  await page.getByText('Lantern has been renewed').waitFor();
  expect(loads()).toBe(1);
  await page.unroute(dialogCode);
  await pressInToast(page, /has been renewed/, 'Load the page again');
  await openUpload(page);
  expect(loads()).toBe(2);
});

test('after a new release, an upload that is on its way is not lost to a page that somebody goes back to', async () => {
  const [account, person] = await Promise.all([newAccount(), newPerson()]);
  const { page, expectConsole } = person;
  expectConsole(gone);
  await account.enter(person);
  const loads = countLoads(page);
  await page.goto('/search');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('/');
  await page.reload();
  const dialog = await openUpload(page);
  await dialog.getByLabel('Title').fill('Half a film');
  await page.route('**/assets/SearchPage-*.js', (route) => route.fulfill({ status: 404 }));
  await release(page);

  await page.goBack();

  await page.getByText('This part of the site could not be loaded').first().waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Half a film');
  expect(loads()).toBe(2);
});

test('code that the connection lost does not take the page away', async () => {
  const { page, expectConsole } = await newPerson();
  expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module|could not be loaded/);
  const loads = countLoads(page);
  await page.goto('/');
  await page.route(signInCode, (route) => route.abort());

  await signIn(page).click();

  await page.getByText('This part of the site could not be loaded').first().waitFor();
  expect(loads()).toBe(1);
});
