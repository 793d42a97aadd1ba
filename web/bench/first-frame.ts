import type { Browser } from 'playwright-core';

/** The preset "Fast 4G" of Chromium's developer tools: bytes a second, and milliseconds from request to answer. */
const fast4g = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};

/** What people who come by such a link wait at most, in milliseconds. */
export const firstFrameGoal = 2000;

/** Has the page write down when its video first shows a frame. */
function noteFirstFrame(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement)) return;
    target.requestVideoFrameCallback((now) => Object.assign(window, { firstFrame: now }));
  };
  document.addEventListener('loadstart', note, { capture: true, once: true });
}

/**
 * Opens a watch page over a throttled link with an empty cache.
 * @returns milliseconds from asking for the page until the first frame of its video is seen
 */
export async function timeToFirstFrame(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteFirstFrame);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast4g);
    await page.goto(address, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(() => Reflect.get(window, 'firstFrame'), undefined, {
      polling: 100,
      timeout: 60_000,
    });
    return Number(await seen.jsonValue());
  } finally {
    await context.close();
  }
}
