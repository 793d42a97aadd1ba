import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch, openContext, type Opened } from './open.ts';
import { site } from './site.ts';

/** Somebody at a browser of their own. */
export interface Person extends Opened {
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
    browser = await launch();
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

/** Opens a browser of somebody's own. */
export async function newPerson(options: BrowserContextOptions = {}): Promise<Person> {
  const context = await openContext(browser, options);
  const { expected } = listen(context);
  return { context, page: await context.newPage(), expectConsole: (pattern) => expected.push(pattern) };
}
