import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Plays the video of the page, by a press where the browser asks for one, until it has run for more than a second. */
export async function expectToPlay(page: Page): Promise<void> {
  const played = (element: HTMLVideoElement) => {
    // The player may change from the file to a stream meanwhile, which interrupts a press.
    if (element.paused) element.play().catch(() => {});
    return element.currentTime;
  };
  await expect.poll(() => page.locator('video').evaluate(played), { timeout: 20_000 }).toBeGreaterThan(1);
}
