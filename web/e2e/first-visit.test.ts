import type { Video } from '@lantern/functions/contract/routes';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newPerson, useBrowser } from './harness/browser.ts';
import { setScene } from './harness/scene.ts';
import { site } from './harness/site.ts';
import type { Scene } from './harness/states.ts';

useBrowser();

/** The figures that a first visit keeps. */
const goals = { requests: 8, shift: 0.02 };

let scene: Scene;

beforeAll(async () => {
  ({ scene } = await setScene());
});

const pages = {
  home: { path: () => '/', shown: (page: Page) => page.getByRole('article').first() },
  watch: {
    path: () => `/video/${scene.videoId}`,
    shown: (page: Page) => page.getByRole('group', { name: 'What you can do with this video' }),
  },
};

/** Adds up how far things that stood already have jumped since the page began to load. */
function sumShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
    sum = shifts.reduce((total, { value }) => total + value, sum);
    Reflect.set(window, 'shifted', sum);
  }).observe({ type: 'layout-shift', buffered: true });
  // Only now: what never ran has no sum.
  Reflect.set(window, 'shifted', 0);
}

/** Holds the API's answers back until the places that wait for them are drawn. */
async function answerLate(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await page.locator('[aria-busy=true]').first().waitFor();
    await route.fallback();
  });
}

test.each([
  ['home', 1440],
  ['home', 390],
  ['watch', 1440],
  ['watch', 820],
  ['watch', 390],
] as const)('nothing jumps while %s loads in a window of %i px', async (name, width) => {
  const { page } = await newPerson({ viewport: { width, height: 900 } });
  await page.addInitScript(sumShifts);
  await answerLate(page);

  await page.goto(pages[name].path());
  await pages[name].shown(page).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.waitForLoadState('networkidle');

  const shifted = await page.evaluate(() => Reflect.get(window, 'shifted') as number | undefined);
  expect(shifted).toBeLessThanOrEqual(goals.shift);
});

/** Waits until the pipeline is done with the video of the scene. */
const prepared = () =>
  expect
    .poll(
      async () => {
        const answer = await fetch(`${site}/api/videos/find/${scene.videoId}`);
        return ((await answer.json()) as Video).status;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe('ready');

/** What a page asks for, besides images, until something has come. */
async function askedUntil(page: Page, path: string, come: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && !pathname.endsWith('.svg')) asked.push(pathname);
  });
  const coming = come();
  await page.goto(path, { waitUntil: 'commit' });
  await coming;
  return [...asked];
}

test('a first visit of home asks for few files before the first card shows', async () => {
  const { page } = await newPerson();
  const asked = await askedUntil(page, '/', () => pages.home.shown(page).waitFor());
  expect(asked.slice(goals.requests)).toEqual([]);
});

test('a first visit of watch asks for few files before it knows what to play', async () => {
  const { page } = await newPerson();
  const asked = await askedUntil(page, pages.watch.path(), () =>
    page.waitForResponse('**/api/videos/find/**'),
  );
  expect(asked.slice(goals.requests)).toEqual([]);
});

test('a first visit of watch asks for its video and its playlists while the code is on its way, and once', async () => {
  const { page } = await newPerson();
  const asked: string[] = [];
  const count = (part: string) => asked.filter((url) => url.includes(part)).length;
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await prepared();

  await page.goto(pages.watch.path(), { waitUntil: 'commit' });
  await expect.poll(() => count('180.m3u8')).toBe(1);
  expect(count('/assets/WatchPage-')).toBe(1);
  letGo();
  await pages.watch.shown(page).waitFor();
  expect(count('/api/videos/find/')).toBe(1);
});
