import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerMedia } from '../src/features/player/index.ts';
import { clipSeconds } from './player/clips.ts';
import {
  openBrowser,
  servePlayer,
  showPlayer,
  untilSkinned,
  wholeClip,
  type PlayerSite,
  type Shown,
} from './player/playerPage.ts';

let site: PlayerSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([servePlayer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(async () => {
  await page.context().close();
});

async function show(shown?: Shown): Promise<void> {
  page = await showPlayer(browser, site, shown);
}

/** Reads something of the video element, in the page. */
function video<Value>(read: (element: HTMLVideoElement) => Value): Promise<Value> {
  return page.locator('video').evaluate(read);
}

const time = () => video((element) => element.currentTime);
const source = () => video((element) => element.currentSrc);
const untilPlayed = (seconds: number) =>
  page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) > least, seconds);

/** What it will say, with patience for a machine that does much else. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 });

const adaptive: PlayerMedia = { ...wholeClip, hls: '/media/master.m3u8' };
const nextClip: PlayerMedia = { ...wholeClip, videoId: 'next', title: 'The next clip' };

/** Makes Chromium a browser that needs a script for HLS, as Firefox does. */
const withoutNativeHls = (tab: Page) =>
  tab.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mpegurl') ? '' : 'maybe');
  });

async function choose(setting: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: setting }).click();
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
}

describe('before the skin is there', () => {
  it('plays under the browser’s controls, and goes on without a break when the skin takes over', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await show({
      prepare: (tab) =>
        tab.route(/assets\/Skin-.*\.js/, async (route) => {
          await arrived;
          await route.continue();
        }),
    });
    await untilPlayed(0.3);
    const before = await page.locator('video').elementHandle();
    expect(await video((element) => element.controls)).toBe(true);
    const breaks = await video((element) => {
      const seen: string[] = [];
      for (const type of ['pause', 'emptied', 'seeking', 'waiting'])
        element.addEventListener(type, () => seen.push(type));
      Object.assign(window, { breaks: seen });
      return element.currentTime;
    });
    arrive();
    await untilSkinned(page);
    await untilPlayed(breaks + 0.3);
    expect(await page.evaluate(() => Reflect.get(window, 'breaks'))).toEqual([]);
    expect(
      await before?.evaluate((element) => element.isConnected && !element.hasAttribute('controls')),
    ).toBe(true);
  });

  it('goes on under them when the skin cannot be had', async () => {
    await show({ prepare: (tab) => tab.route(/assets\/Skin-/, (route) => route.abort()) });
    await untilPlayed(0.3);
    expect(await video((element) => element.controls)).toBe(true);
  });
});

describe('adaptive playing', () => {
  it('loads no streaming script for what plays without', async () => {
    const scripts: string[] = [];
    await show({
      playlist: [adaptive],
      prepare: async (tab) => tab.on('request', (request) => scripts.push(request.url())),
    });
    await untilSkinned(page);
    expect(await source()).toMatch(/master\.m3u8$/);
    expect(scripts.filter((url) => url.includes('hls.light'))).toEqual([]);
  });

  it.each([
    ['the browser’s own HLS', undefined],
    ['a script for HLS', withoutNativeHls],
  ])('plays from another host, as the storage is: %s', async (_which, prepare) => {
    const elsewhere = site.url.replace('127.0.0.1', 'localhost');
    const media = {
      ...adaptive,
      hls: `${elsewhere}media/master.m3u8?alt=media`,
      src: `${elsewhere}media/clip.mp4`,
    };
    await show({ playlist: [media], ...(prepare && { prepare }) });
    await untilPlayed(0.3);
    expect(await source()).toMatch(/master\.m3u8|^blob:/);
  });

  it.each([
    ['the browser’s own HLS', undefined],
    ['a script for HLS', withoutNativeHls],
  ])('offers qualities, and changes them without losing the moment: %s', async (_which, prepare) => {
    await show({ playlist: [adaptive], query: 't=20', ...(prepare && { prepare }) });
    await untilSkinned(page);
    await untilPlayed(20);
    await choose('Quality', '90p');
    await eventually(() => video((element) => element.videoHeight)).toBe(90);
    expect(await time()).toBeGreaterThan(19);
    expect(await time()).toBeLessThan(clipSeconds - 5);
    expect(await video((element) => element.paused)).toBe(false);
  });

  it('plays the file where the playlist is broken', async () => {
    await show({ playlist: [{ ...adaptive, hls: '/media/gone.m3u8' }] });
    await untilPlayed(0.3);
    expect(await source()).toMatch(/clip\.mp4$/);
  });

  it('does so where a script plays it, too', async () => {
    await show({ playlist: [{ ...adaptive, hls: '/media/gone.m3u8' }], prepare: withoutNativeHls });
    await untilPlayed(0.3);
    expect(await source()).toMatch(/clip\.mp4$/);
  });

  it('gives who saves data a smaller picture', async () => {
    const prepare = (tab: Page) =>
      tab.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await show({ playlist: [adaptive], prepare });
    await eventually(source).toMatch(/rendition1\.m3u8$/);
  });
});

describe('where it starts', () => {
  it('goes on where it was left', async () => {
    await show();
    await untilPlayed(0.1);
    await page.keyboard.press('5');
    await untilPlayed(20);
    await page.reload();
    await untilPlayed(19);
    expect(await time()).toBeLessThan(25);
  });

  it('starts at the moment of a link, rather', async () => {
    await show({ query: 't=0m30s' });
    await untilPlayed(30);
    expect(await time()).toBeLessThan(35);
  });

  it('starts at the beginning for a moment past the end', async () => {
    await show({ query: 't=4000' });
    await untilPlayed(0.1);
    expect(await time()).toBeLessThan(5);
  });
});

describe('sound', () => {
  it('starts muted where the browser wants a gesture first, with a button that gives the sound back', async () => {
    const strict = await openBrowser('after-gesture');
    try {
      // Whatever a test runs in the page counts as a gesture, so the page itself has to tell.
      let start = new Promise<string>(() => {});
      const prepare = async (tab: Page) => {
        start = tab.waitForEvent('console').then((message) => message.text());
        await tab.addInitScript(() => {
          const tell = ({ target }: Event) =>
            console.info((target as HTMLVideoElement).muted ? 'silent' : 'loud');
          document.addEventListener('playing', tell, { capture: true, once: true });
        });
      };
      page = await showPlayer(strict, site, { prepare });
      expect(await start).toBe('silent');
      await untilSkinned(page);
      await page.locator('media-controller').getByRole('button', { name: 'Unmute' }).first().click();
      expect(await video((element) => element.muted)).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('player'))).toContain('"muted":false');
    } finally {
      await strict.close();
    }
  });

  it('stays as loud as it was set', async () => {
    await show();
    await untilSkinned(page);
    await page.locator('media-controller').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    await page.reload();
    await untilSkinned(page);
    expect(await video(({ volume, muted }) => [volume, muted])).toEqual([0.95, true]);
  });
});

describe('at the end', () => {
  const showEnd = async (shown: Shown = {}) => {
    await show({ playlist: [wholeClip, nextClip], query: `t=${clipSeconds - 1}`, ...shown });
    await page.getByText('Up next').waitFor();
  };

  it('counts down to the next video and plays it', async () => {
    await showEnd({ prepare: (tab) => tab.clock.install() });
    expect(await page.getByRole('timer').textContent()).toMatch(/^Up next in \d$/);
    await page.clock.runFor(9000);
    await page.getByRole('heading', { name: 'The next clip' }).waitFor();
    await untilPlayed(0.1);
  });

  it('stays when told to', async () => {
    await showEnd();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('timer').waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'The next clip' }).count()).toBe(0);
  });

  it('waits to be asked where autoplay is off', async () => {
    await showEnd({
      prepare: (tab) => tab.addInitScript(() => localStorage.setItem('player', '{"autoplayNext":false}')),
    });
    expect(await page.getByRole('timer').textContent()).toBe('Up next');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'The next clip' }).waitFor();
  });
});

describe('when a video does not play', () => {
  const alert = () => page.getByRole('alert');

  it('says that it is gone, and plays when it is back', async () => {
    const clip = '**/media/clip.mp4';
    await show({ prepare: (tab) => tab.route(clip, (route) => route.fulfill({ status: 404 })) });
    await alert().waitFor();
    expect(await alert().textContent()).toContain('not here any more');
    await page.unroute(clip);
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilPlayed(0.1);
    expect(await alert().count()).toBe(0);
  });

  it('says that the browser cannot play it', async () => {
    await show({ playlist: [{ ...wholeClip, src: '/media/damaged.mp4' }] });
    await alert().waitFor();
    expect(await alert().textContent()).toContain('cannot play this kind of video');
  });

  it('tries a lost connection again by itself', async () => {
    let requests = 0;
    await show({
      prepare: (tab) =>
        tab.route('**/media/clip.mp4', (route) => {
          requests += 1;
          return requests <= 2 ? route.abort('internetdisconnected') : route.continue();
        }),
    });
    await untilPlayed(0.1);
    expect(await alert().count()).toBe(0);
  });
});

describe('around the picture', () => {
  it('moves into the corner while its place is scrolled away, and back', async () => {
    await show();
    await untilSkinned(page);
    await untilPlayed(0.1);
    const corner = page.locator('media-controller[data-mini]');
    await page.evaluate(() => scrollTo(0, 1500));
    await corner.waitFor();
    const box = await corner.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    await page.evaluate(() => scrollTo(0, 0));
    await corner.waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 1500));
    await corner.hover();
    await page.getByRole('button', { name: 'Close the mini player' }).click();
    await corner.waitFor({ state: 'detached' });
    expect(await video((element) => element.paused)).toBe(true);
  });

  it('shows the picture of the moment one points at', async () => {
    await show();
    await untilSkinned(page);
    await page.waitForFunction(() => (document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0) > 0);
    const range = page.locator('media-time-range');
    const width = (await range.boundingBox())?.width ?? 0;
    await range.hover({ position: { x: width * 0.8, y: 10 } });
    const preview = page.locator('media-preview-thumbnail[slot=preview]');
    await expect
      .poll(() => preview.getAttribute('mediapreviewimage'))
      .toContain('sprite.jpg#xywh=480,0,160,90');
  });

  it('shows captions in the language chosen, now and next time', async () => {
    const words = () =>
      page.evaluate(() => {
        const tracks = [...(document.querySelector('video')?.textTracks ?? [])];
        const cue = tracks.find((track) => track.mode === 'showing')?.activeCues?.[0];
        return cue instanceof VTTCue ? cue.text : undefined;
      });
    await show();
    await untilSkinned(page);
    await choose('Captions', 'Deutsch');
    await eventually(words).toBe('Worte auf Deutsch');
    await page.reload();
    await eventually(words).toBe('Worte auf Deutsch');
  });

  it('tells the system what plays, and obeys its keys', async () => {
    await show({
      playlist: [wholeClip, nextClip],
      prepare: (tab) =>
        tab.addInitScript(() => {
          const handlers: Record<string, unknown> = {};
          Object.assign(window, { handlers });
          const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
          navigator.mediaSession.setActionHandler = (action, handler) => {
            handlers[action] = handler;
            set(action, handler);
          };
        }),
    });
    await untilSkinned(page);
    const press = (action: string, details: object = {}) =>
      page.evaluate(([name, given]) => Reflect.get(window, 'handlers')[name](given), [
        action,
        details,
      ] as const);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(wholeClip.title);
    await press('pause');
    expect(await video((element) => element.paused)).toBe(true);
    await press('seekto', { seekTime: 12 });
    expect(await time()).toBe(12);
    await press('nexttrack');
    await page.getByRole('heading', { name: 'The next clip' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title))
      .toBe('The next clip');
  });

  it('goes ten seconds with two taps on a side', async () => {
    await show({ context: { hasTouch: true }, query: 't=15' });
    await untilSkinned(page);
    await untilPlayed(15);
    const box = await page.locator('video').boundingBox();
    const at = [(box?.width ?? 0) * 0.9, (box?.height ?? 0) * 0.4] as const;
    await page.touchscreen.tap(...at);
    await page.touchscreen.tap(...at);
    await untilPlayed(25);
  });

  it('lets a card’s moments pass by while the mouse rests on it', async () => {
    const moment = () => page.getByRole('article').locator('span[style*="sprite.jpg"]');
    await show();
    await page.getByRole('article').hover();
    await moment().waitFor();
    const first = await moment().getAttribute('style');
    await eventually(() => moment().getAttribute('style')).not.toBe(first);
    await page.getByLabel('Comment').hover();
    await moment().waitFor({ state: 'detached' });
  });

  it('can be used by everybody, as far as a machine can tell', async () => {
    await show({ playlist: [adaptive, nextClip] });
    await untilSkinned(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const { violations } = await new AxeBuilder({ page }).include('media-controller').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
