import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { site } from './site.ts';

/** What stands in the console of somebody who cannot reach the site, or is refused: the browser's words and ours. */
export const failuresInConsole =
  /ERR_INTERNET_DISCONNECTED|status of (4\d\d|503)|could not be|was not|The server|Lantern|Problem/;

/** Keeps every request to addresses that match waiting until it is let go. */
export async function hold(context: BrowserContext, address: RegExp): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return { letGo };
}

/** The method and path of every write that a page sends from now on. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site && request.method() !== 'GET') writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

/** Waits for the toast that says something, and presses its button. */
export async function pressInToast(page: Page, words: RegExp, button: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: words });
  await toast.getByRole('button', { name: button }).click();
  await expect.poll(() => toast.count()).toBe(0);
}

/** Has the feeds that match answered in pages of so many videos, however many there are. */
export async function shortenPages(context: BrowserContext, feeds: RegExp, videos: number): Promise<void> {
  await context.route(feeds, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', String(videos));
    return route.fallback({ url: url.href });
  });
}
