import type { Locator, Page } from 'playwright-core';
import { accountButton, openUpload } from './journeys.ts';
import { clipFile, pictureFile } from './media.ts';

/** What the states of the product need to be there. */
export interface Scene {
  videoId: string;
  /** Something that finds videos. */
  query: string;
}

/** A route of the product in a state that a person can bring it to. */
export interface State {
  name: string;
  path: (scene: Scene) => string;
  signedIn?: boolean;
  /** Only where the menu is a drawer. */
  narrow?: boolean;
  act?: (page: Page) => Promise<void>;
}

const home = () => '/';
const watch = ({ videoId }: Scene) => `/video/${videoId}`;

async function refuseSignUp(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('username').fill('A');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await form.getByText('Enter an e-mail address').waitFor();
}

async function holdFeed(page: Page): Promise<void> {
  await page.route('**/api/videos/**', () => {});
  await page.reload();
  await page.getByRole('main').locator('[aria-busy=true]').waitFor();
}

async function failFeed(page: Page): Promise<void> {
  await page.route('**/api/videos/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}

async function fillUpload(page: Page): Promise<void> {
  const dialog = await openUpload(page);
  await dialog.getByLabel('Choose a video').setInputFiles(clipFile());
  await dialog.getByRole('button', { name: 'Take frame 3 as the thumbnail' }).waitFor();
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();
  await dialog.getByLabel('Title').fill('An evening walk along the canal');
}

async function fillBoth(page: Page): Promise<void> {
  await fillUpload(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose an image').setInputFiles(pictureFile());
  await dialog.getByRole('button', { name: 'Choose another image' }).waitFor();
}

async function openCommentMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Comment menu' }).first().click();
  return page.getByRole('menu', { name: 'Comment menu' });
}

async function loseSignIn(page: Page): Promise<void> {
  await page.route('**/assets/SignInPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByText('This part of the site could not be loaded').first().waitFor();
}

/** Every route and state of the product. */
export const states: State[] = [
  { name: 'home', path: home },
  { name: 'home-signed-in', path: home, signedIn: true },
  { name: 'home-loading', path: home, act: holdFeed },
  { name: 'home-failed', path: home, act: failFeed },
  {
    name: 'home-offline',
    path: home,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText(/^You are offline/).waitFor();
    },
  },
  {
    name: 'menu-drawer',
    path: home,
    narrow: true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'account-menu', path: home, signedIn: true, act: (page) => accountButton(page).click() },
  {
    name: 'suggestions',
    path: home,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('film');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'trends', path: () => '/trends' },
  { name: 'subscriptions-visitor', path: () => '/subscriptions' },
  { name: 'subscriptions-empty', path: () => '/subscriptions', signedIn: true },
  { name: 'search', path: ({ query }) => `/search?q=${query}` },
  { name: 'search-nothing', path: () => '/search?q=qqqzzzxxx' },
  { name: 'search-empty', path: () => '/search' },
  { name: 'sign-in', path: () => '/signin' },
  { name: 'sign-up-refused', path: () => '/signin', act: refuseSignUp },
  { name: 'watch', path: watch },
  { name: 'watch-signed-in', path: watch, signedIn: true },
  {
    name: 'watch-captions',
    path: watch,
    signedIn: true,
    act: async (page) => {
      await page
        .getByRole('group', { name: 'What you can do with this video' })
        .getByRole('button', { name: 'Captions' })
        .click();
      await page.getByRole('dialog', { name: 'Captions' }).getByRole('combobox').waitFor();
    },
  },
  {
    name: 'comment-menu',
    path: watch,
    signedIn: true,
    act: async (page) => void (await openCommentMenu(page)),
  },
  {
    name: 'comment-editing',
    path: watch,
    signedIn: true,
    act: async (page) => {
      const menu = await openCommentMenu(page);
      await menu.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Change the comment' }).waitFor();
    },
  },
  { name: 'watch-missing', path: () => '/video/nosuchvideo' },
  { name: 'page-not-loaded', path: home, act: loseSignIn },
  { name: 'unknown', path: () => '/no/such/page' },
  { name: 'upload', path: home, signedIn: true, act: async (page) => void (await openUpload(page)) },
  { name: 'upload-frames', path: home, signedIn: true, act: fillUpload },
  { name: 'upload-filled', path: home, signedIn: true, act: fillBoth },
  {
    name: 'upload-leaving',
    path: home,
    signedIn: true,
    act: async (page) => {
      const dialog = await openUpload(page);
      await dialog.getByLabel('Title').fill('Half a thought');
      await page.keyboard.press('Escape');
      await dialog.getByRole('alertdialog').waitFor();
    },
  },
];
