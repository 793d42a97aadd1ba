import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { site } from './site.ts';

/** Exactly what a console says of requests that fail in one way, and of what we tell of them in these words. */
function failures(request: string, error: string, told: readonly string[]): RegExp {
  const words = told.join('|').replaceAll('.', String.raw`\.`);
  return new RegExp(`^(Failed to load resource: ${request}|(${words}) ${error}(\\n|$))`);
}

/** What stands in the console of somebody without a connection. */
export const unreachableInConsole = (...told: string[]): RegExp =>
  failures('net::ERR_INTERNET_DISCONNECTED$', 'UnreachableError: The server cannot be reached', told);

/** What stands in the console of somebody who is refused: for the moment, or for good by the storage. */
export const refusedInConsole = (...told: string[]): RegExp =>
  failures(
    String.raw`the server responded with a status of (403|429|503) \(`,
    'ProblemError: The server answered (429|503)',
    told,
  );

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
