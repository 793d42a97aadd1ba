import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { PlayerMedia } from '../../src/features/player/index.ts';
import {
  openBrowser,
  servePlayer,
  showPlayer,
  wholeClip,
  type PlayerSite,
  type Shown,
} from './playerPage.ts';

export const adaptive: PlayerMedia = { ...wholeClip, hls: '/media/master.m3u8' };
export const nextClip: PlayerMedia = { ...wholeClip, videoId: 'next', title: 'The next clip' };

/** The player's page in a test: what is in it, and what its video says. */
export interface PlayerTest {
  site: PlayerSite;
  page: Page;
  show: (shown?: Shown, browser?: Browser) => Promise<void>;
  /** Reads something of the video element, in the page. */
  video: <Value>(read: (element: HTMLVideoElement) => Value) => Promise<Value>;
  time: () => Promise<number>;
  source: () => Promise<string>;
  untilPlayed: (seconds: number) => Promise<unknown>;
  /** Chooses something in the menu of the settings. */
  choose: (setting: string, value: string) => Promise<void>;
}

/** What it will say, with patience for a machine that does much else. */
export const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 });

/** Serves the player's page to the tests of a file, and closes each one's page after it. */
export function usePlayer(): PlayerTest {
  let browser: Browser;
  const test = {
    show: async (shown?: Shown, other?: Browser) => {
      test.page = await showPlayer(other ?? browser, test.site, shown);
    },
    video: (read) => test.page.locator('video').evaluate(read),
    time: () => test.video((element) => element.currentTime),
    source: () => test.video((element) => element.currentSrc),
    untilPlayed: (seconds: number) =>
      test.page.waitForFunction(
        (least) => (document.querySelector('video')?.currentTime ?? 0) > least,
        seconds,
      ),
    choose: async (setting, value) => {
      const { page } = test;
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('menuitem', { name: setting }).click();
      await page.getByRole('menuitemradio', { name: value, exact: true }).click();
    },
  } as PlayerTest;

  beforeAll(async () => {
    [test.site, browser] = await Promise.all([servePlayer(), openBrowser()]);
  });
  afterEach(() => test.page.context().close());
  afterAll(async () => {
    await browser.close();
    await test.site.close();
  });
  return test;
}
