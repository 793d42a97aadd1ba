import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { routeGoogle } from './google.ts';
import { ownAddress, site } from './site.ts';
import { leaveOut } from './switches.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  leaveOut,
];

/** Starts Chromium, as Debian installs it. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags });
}

export interface Opened {
  page: Page;
  context: BrowserContext;
}

/** Opens a browser of somebody's own, at an address of their own, without the rest of the internet. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const address = ownAddress();
  await routeGoogle(context);
  await context.route(`${site}/api/**`, (route) =>
    route.fallback({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  return context;
}
