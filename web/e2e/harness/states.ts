import type { Locator, Page } from 'playwright-core';
import type { Account } from './account.ts';
import { accountButton, openUpload } from './journeys.ts';
import { clipFile, pictureFile } from './media.ts';

/** What the states of the product need to be there. */
export interface Scene {
  videoId: string;
  /** Something that finds videos. */
  query: string;
}

/** Who is signed in where a state is somebody's own. */
export interface People {
  /** Made the video of the scene, and wrote a comment on it. */
  author: Account;
  /** Is subscribed to a channel that has videos. */
  follower: Account;
  newcomer: Account;
}

/** A route of the product in a state that a person can bring it to. */
export interface State {
  name: string;
  path: (scene: Scene) => string;
  as?: keyof People;
  /** Only where the menu is a drawer. */
  narrow?: boolean;
  /** Also in a very large window. */
  huge?: boolean;
  /** Has nothing new for axe. */
  onlyLooks?: boolean;
  /** What has to be so before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
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

const feeds = '**/api/videos/**';

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

/** Pauses the video, so that its controls stay. */
async function showControls(page: Page): Promise<Locator> {
  const player = page.locator('media-controller');
  const pause = player.getByRole('button', { name: 'Pause' });
  await pause.waitFor();
  await page.keyboard.press('k');
  await player.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await player.getByText('Paused').waitFor({ state: 'detached' });
  return player;
}

async function openPlayerMenu(page: Page, entry?: string): Promise<void> {
  const player = await showControls(page);
  await player.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menu').waitFor();
  if (entry !== undefined) await page.getByRole('menuitem', { name: entry }).click();
}

/** Every route and state of the product. */
export const states: State[] = [
  { name: 'home', path: home, huge: true },
  { name: 'home-signed-in', path: home, as: 'author' },
  {
    name: 'home-loading',
    path: home,
    prepare: (page) => page.route(feeds, () => {}),
    act: (page) => page.getByRole('main').locator('[aria-busy=true]').waitFor(),
  },
  {
    name: 'home-failed',
    path: home,
    prepare: (page) => page.route(feeds, (route) => route.fulfill({ status: 404, body: '{}' })),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
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
  { name: 'account-menu', path: home, as: 'author', act: (page) => accountButton(page).click() },
  {
    name: 'suggestions',
    path: home,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('film');
      await page.getByRole('option').first().waitFor();
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    },
  },
  { name: 'trends', path: () => '/trends' },
  { name: 'subscriptions-visitor', path: () => '/subscriptions' },
  { name: 'subscriptions-empty', path: () => '/subscriptions', as: 'newcomer' },
  {
    name: 'subscriptions',
    path: () => '/subscriptions',
    as: 'follower',
    act: (page) => page.getByRole('article').first().waitFor(),
  },
  { name: 'search', path: ({ query }) => `/search?q=${query}` },
  { name: 'search-nothing', path: () => '/search?q=qqqzzzxxx' },
  { name: 'search-empty', path: () => '/search' },
  { name: 'sign-in', path: () => '/signin' },
  { name: 'sign-up-refused', path: () => '/signin', act: refuseSignUp },
  { name: 'watch', path: watch },
  { name: 'watch-signed-in', path: watch, as: 'author' },
  { name: 'player-controls', path: watch, act: async (page) => void (await showControls(page)) },
  { name: 'player-menu', path: watch, act: (page) => openPlayerMenu(page) },
  { name: 'player-speed', path: watch, onlyLooks: true, act: (page) => openPlayerMenu(page, 'Speed') },
  {
    name: 'player-theatre',
    path: watch,
    onlyLooks: true,
    act: async (page) => {
      await showControls(page);
      await page.keyboard.press('t');
      await page.locator('article[data-theatre=true]').waitFor();
    },
  },
  {
    name: 'player-mini',
    path: watch,
    act: async (page) => {
      await page.locator('media-controller').getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('article').first().waitFor();
      await page.keyboard.press('i');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.locator('media-controller[data-mini]').hover();
    },
  },
  {
    name: 'toast',
    path: watch,
    act: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied').waitFor();
    },
  },
  {
    name: 'watch-captions',
    path: watch,
    as: 'author',
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
    as: 'author',
    act: async (page) => void (await openCommentMenu(page)),
  },
  {
    name: 'comment-editing',
    path: watch,
    as: 'author',
    act: async (page) => {
      const menu = await openCommentMenu(page);
      await menu.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Change the comment' }).waitFor();
    },
  },
  { name: 'watch-missing', path: () => '/video/nosuchvideo' },
  { name: 'page-not-loaded', path: home, act: loseSignIn },
  { name: 'unknown', path: () => '/no/such/page' },
  { name: 'upload', path: home, as: 'author', act: async (page) => void (await openUpload(page)) },
  { name: 'upload-frames', path: home, as: 'author', act: fillUpload },
  { name: 'upload-filled', path: home, as: 'author', act: fillBoth },
  {
    name: 'upload-leaving',
    path: home,
    as: 'author',
    act: async (page) => {
      const dialog = await openUpload(page);
      await dialog.getByLabel('Title').fill('Half a thought');
      await page.keyboard.press('Escape');
      await dialog.getByRole('alertdialog').waitFor();
    },
  },
];
