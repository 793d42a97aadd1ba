import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Plays the video of the page, by a press where the browser asks for one, until it has run for more than a second. */
export async function expectToPlay(page: Page): Promise<void> {
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(1);
}
