import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clipRate, clipSeconds } from './player/clips.ts';
import {
  openBrowser,
  servePlayer,
  showPlayer,
  untilSkinned,
  wholeClip,
  type PlayerSite,
} from './player/playerPage.ts';

let site: PlayerSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([servePlayer(), openBrowser()]);
  await openPage();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  // One page for all: as a person presses one key after the other.
  await page.locator('video').evaluate(async (element: HTMLVideoElement) => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(element, { currentTime: 5, volume: 1, muted: false, playbackRate: 1 });
    await element.play();
  });
});

async function openPage(): Promise<void> {
  const next = { ...wholeClip, videoId: 'next', title: 'The next clip' };
  page = await showPlayer(browser, site, { playlist: [wholeClip, next] });
  await untilSkinned(page);
}

type Fact = 'paused' | 'muted' | 'volume' | 'playbackRate' | 'currentTime' | 'ended';

function video(fact: Fact) {
  return page.locator('video').evaluate((element: HTMLVideoElement, name) => element[name], fact);
}

async function pauseAt(seconds: number): Promise<void> {
  await page.locator('video').evaluate((element: HTMLVideoElement, to) => {
    element.pause();
    element.currentTime = to;
  }, seconds);
  await settled();
}

async function settled(): Promise<void> {
  await page.waitForFunction(() => document.querySelector('video')?.seeking === false);
}

async function timeAfter(key: string): Promise<unknown> {
  await page.keyboard.press(key);
  await settled();
  return video('currentTime');
}

/** What it will say, with patience for a machine that does much else. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 });

const focusPlayer = () => page.locator('media-controller').focus();
const notice = () => page.locator('media-controller > div [role=status]');
const fullscreen = () => page.evaluate(() => document.fullscreenElement?.localName ?? null);
const mini = () => page.locator('media-controller[data-mini]').count();

describe('anywhere on the page', () => {
  it.each(['k', 'Space'])('%s pauses and plays', async (key) => {
    await page.keyboard.press(key);
    expect(await video('paused')).toBe(true);
    await page.keyboard.press(key);
    await eventually(() => video('paused')).toBe(false);
  });

  it('j, l and the arrows move ten and five seconds', async () => {
    await pauseAt(20);
    expect(await timeAfter('j')).toBeCloseTo(10, 1);
    expect(await timeAfter('l')).toBeCloseTo(20, 1);
    expect(await timeAfter('ArrowRight')).toBeCloseTo(25, 1);
    expect(await timeAfter('ArrowLeft')).toBeCloseTo(20, 1);
    expect(await notice().textContent()).toBe('5 seconds');
  });

  it('stays within the video', async () => {
    await pauseAt(3);
    expect(await timeAfter('j')).toBe(0);
    await pauseAt(clipSeconds - 3);
    expect(await timeAfter('l')).toBeCloseTo(clipSeconds, 0);
  });

  it('0 to 9 go to that tenth', async () => {
    await pauseAt(1);
    for (let tenth = 9; tenth >= 0; tenth -= 1) {
      expect(await timeAfter(String(tenth))).toBeCloseTo((clipSeconds * tenth) / 10, 1);
    }
  });

  it('comma and period move one frame and pause', async () => {
    await pauseAt(10);
    const forth = Number(await timeAfter('.'));
    expect(forth - 10).toBeGreaterThan(0.5 / clipRate);
    expect(forth - 10).toBeLessThan(1.5 / clipRate);
    expect(await timeAfter(',')).toBeCloseTo(10, 2);
    expect(await video('paused')).toBe(true);
  });

  it('< and > change the speed, which the next video keeps', async () => {
    await page.keyboard.press('>');
    await page.keyboard.press('>');
    expect(await video('playbackRate')).toBe(1.5);
    await page.keyboard.press('<');
    expect(await video('playbackRate')).toBe(1.25);
    expect(await notice().textContent()).toBe('Speed 1.25×');
    // The browser tells of a change of speed a moment later, and then it is kept.
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain('"rate":1.25');
    await page.reload();
    await untilSkinned(page);
    await expect.poll(() => video('playbackRate')).toBe(1.25);
  });

  it('m mutes and unmutes', async () => {
    await page.keyboard.press('m');
    expect(await video('muted')).toBe(true);
    await page.keyboard.press('m');
    expect(await video('muted')).toBe(false);
  });

  it('c shows captions and hides them', async () => {
    const showing = () =>
      page.evaluate(() => {
        const tracks = [...(document.querySelector('video')?.textTracks ?? [])];
        return tracks.filter((track) => track.mode === 'showing').map((track) => track.language);
      });
    await page.keyboard.press('c');
    await eventually(showing).toEqual(['en']);
    await page.keyboard.press('c');
    await eventually(showing).toEqual([]);
  });

  it('f fills the screen with the whole player, and Escape and f leave it', async () => {
    await page.keyboard.press('f');
    await eventually(fullscreen).toBe('media-controller');
    await page.keyboard.press('f');
    await eventually(fullscreen).toBeNull();
    await page.keyboard.press('f');
    await eventually(fullscreen).toBe('media-controller');
    await page.keyboard.press('Escape');
    await eventually(fullscreen).toBeNull();
  });

  it('t asks the page for its whole width, and gives it back', async () => {
    await page.keyboard.press('t');
    await page.locator('main[data-theatre=true]').waitFor();
    await page.keyboard.press('t');
    await page.locator('main[data-theatre=false]').waitFor();
  });

  it('i moves the player into the corner, and Escape and i back', async () => {
    await page.keyboard.press('i');
    await eventually(mini).toBe(1);
    await page.keyboard.press('i');
    await eventually(mini).toBe(0);
    await page.keyboard.press('i');
    await page.keyboard.press('Escape');
    await eventually(mini).toBe(0);
  });

  it.each(['n', 'Shift+N'])('%s plays the next video', async (key) => {
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'The next clip' }).waitFor();
    await page.context().close();
    await openPage();
  });

  it('? shows every shortcut, and Escape closes the list', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    expect(await help.getByRole('term').count()).toBe(16);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });
});

describe('in the player', () => {
  it('the upright arrows change the volume', async () => {
    await focusPlayer();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await video('volume')).toBe(0.9);
    await page.keyboard.press('ArrowUp');
    expect(await video('volume')).toBe(0.95);
    expect(await notice().textContent()).toBe('Volume 95%');
  });

  it('Home and End go to the beginning and the end', async () => {
    await pauseAt(10);
    await focusPlayer();
    expect(await timeAfter('End')).toBeCloseTo(clipSeconds, 0);
    expect(await timeAfter('Home')).toBe(0);
  });

  it('on the page they scroll, as everywhere', async () => {
    await pauseAt(10);
    await page.keyboard.press('End');
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await video('currentTime')).toBe(10);
    await page.keyboard.press('ArrowUp');
    expect(await video('volume')).toBe(1);
  });
});

describe('keys that mean something else', () => {
  it.each(['Comment', 'Note'])('are silent while typing: %s', async (name) => {
    await pauseAt(10);
    await page.getByLabel(name).click();
    await page.keyboard.type('k m 5 j?');
    expect([await video('paused'), await video('muted'), await video('currentTime')]).toEqual([
      true,
      false,
      10,
    ]);
  });

  it('do not play or pause twice on a button', async () => {
    await page.getByRole('button', { name: 'Mute' }).focus();
    await page.keyboard.press('Space');
    expect([await video('muted'), await video('paused')]).toEqual([true, false]);
  });

  it('work by place on a layout without Latin letters', async () => {
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', bubbles: true }));
    });
    expect(await video('paused')).toBe(true);
  });
});
