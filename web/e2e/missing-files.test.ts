import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { launch } from './harness/open.ts';
import { openServer, type Server } from './harness/server.ts';
import { site } from './harness/site.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Somebody whose browser keeps what it fetched, and who reaches the site through a server that is behind. */
async function newVisitor(): Promise<Server & { page: Page }> {
  const server = await openServer();
  const context = await browser.newContext({ baseURL: site, proxy: server.proxy });
  return { ...server, page: await context.newPage() };
}

test('a page whose code was missing for a moment comes with the next visit', async () => {
  const { page, lack, catchUp } = await newVisitor();
  lack(/^\/assets\/SignInPage-/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByText('This part of the site could not be loaded').first().waitFor();

  catchUp();
  await page.goto('/trends');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();

  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
});

test('a site whose first script was missing for a moment comes with the next visit', async () => {
  const { page, lack, catchUp } = await newVisitor();
  lack(/^\/assets\/index-/);
  await page.goto('/');
  expect(await page.getByRole('banner').count()).toBe(0);

  catchUp();
  await page.goto('/trends');

  await page.getByRole('banner').waitFor();
});

test('a player whose controls were missing for a moment has them with the next video', async () => {
  const video = await (await newAccount()).publish();
  const { page, lack, catchUp } = await newVisitor();
  lack(/^\/assets\/Skin-/);
  const missing = page.waitForResponse(/\/assets\/Skin-/);
  await page.goto(`/video/${video._id}`);
  await missing;

  catchUp();
  await page.goto(`/video/${video._id}`);

  await page.locator('media-controller').getByRole('button', { name: 'Settings' }).waitFor();
});
