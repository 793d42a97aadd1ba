import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { routeGoogle } from './google.ts';
import { ownAddress, site } from './site.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Somebody at a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Expects messages in the console of this page: those that match fail no test. */
  expectConsole: (pattern: RegExp) => void;
}

interface Watched {
  context: BrowserContext;
  heard: string[];
  expected: RegExp[];
}

let browser: Browser;
const watched: Watched[] = [];

/** Starts a browser for the tests of a file, and fails those whose pages wrote an error that they do not expect. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  });
  afterEach(async () => {
    const unexpected = watched.flatMap(({ heard, expected }) =>
      heard.filter((message) => !expected.some((pattern) => pattern.test(message))),
    );
    await Promise.all(watched.splice(0).map(({ context }) => context.close()));
    expect(unexpected, 'written to the console of a page').toEqual([]);
  });
  afterAll(() => browser.close());
}

function listen(context: BrowserContext): Watched {
  const listening: Watched = { context, heard: [], expected: [] };
  context.on('console', (message) => {
    const ours = message.page()?.url().startsWith(site) ?? true;
    if (ours && ['error', 'warning'].includes(message.type())) listening.heard.push(message.text());
  });
  context.on('weberror', (event) => listening.heard.push(String(event.error())));
  watched.push(listening);
  return listening;
}

/** Opens a browser of somebody's own, at an address of their own, without the rest of the internet. */
export async function newPerson(options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const { expected } = listen(context);
  const address = ownAddress();
  await routeGoogle(context);
  await context.route(`${site}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  return { context, page: await context.newPage(), expectConsole: (pattern) => expected.push(pattern) };
}
