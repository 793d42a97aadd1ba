import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clipSeconds } from './player/clips.ts';
import { openBrowser, untilSkinned, wholeClip } from './player/playerPage.ts';
import { adaptive, eventually, usePlayer } from './player/usePlayer.ts';

const test = usePlayer();

/** Makes Chromium a browser that needs a script for HLS, as Firefox does. */
const withoutNativeHls = (tab: Page) =>
  tab.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mpegurl') ? '' : 'maybe');
  });

/** A playlist that says what each variant takes; the middle one is the smallest's film. */
const threeVariants = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=100000,RESOLUTION=80x45,CODECS="avc1.42c00b,mp4a.40.2"',
  'rendition0.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=160x90,CODECS="avc1.42c00b,mp4a.40.2"',
  'rendition0.m3u8?middle',
  '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=320x180,CODECS="avc1.42c00c,mp4a.40.2"',
  'rendition1.m3u8',
].join('\n');

describe('before the skin is there', () => {
  it('plays under the browser’s controls, and goes on without a break when the skin takes over', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await test.show({
      prepare: (tab) =>
        tab.route(/assets\/Skin-.*\.js/, async (route) => {
          await arrived;
          await route.continue();
        }),
    });
    await test.untilPlayed(0.3);
    const before = await test.page.locator('video').elementHandle();
    expect(await test.video((element) => element.controls)).toBe(true);
    const breaks = await test.video((element) => {
      const seen: string[] = [];
      for (const type of ['pause', 'emptied', 'seeking', 'waiting'])
        element.addEventListener(type, () => seen.push(type));
      Object.assign(window, { breaks: seen });
      return element.currentTime;
    });
    arrive();
    await untilSkinned(test.page);
    await test.untilPlayed(breaks + 0.3);
    expect(await test.page.evaluate(() => Reflect.get(window, 'breaks'))).toEqual([]);
    expect(
      await before?.evaluate((element) => element.isConnected && !element.hasAttribute('controls')),
    ).toBe(true);
  });

  it('goes on under them when the skin cannot be had', async () => {
    await test.show({ prepare: (tab) => tab.route(/assets\/Skin-/, (route) => route.abort()) });
    await test.untilPlayed(0.3);
    expect(await test.video((element) => element.controls)).toBe(true);
  });
});

describe('adaptive playing', () => {
  it('loads no streaming script for what plays without', async () => {
    const scripts: string[] = [];
    await test.show({
      playlist: [adaptive],
      prepare: async (tab) => tab.on('request', (request) => scripts.push(request.url())),
    });
    await untilSkinned(test.page);
    expect(await test.source()).toMatch(/\.m3u8$/);
    expect(scripts.filter((url) => url.includes('hls.light'))).toEqual([]);
  });

  it.each([
    ['the browser’s own HLS', undefined],
    ['a script for HLS', withoutNativeHls],
  ])('plays from another host, as the storage is: %s', async (_which, prepare) => {
    const elsewhere = test.site.url.replace('127.0.0.1', 'localhost');
    const media = {
      ...adaptive,
      hls: `${elsewhere}media/master.m3u8?alt=media`,
      src: `${elsewhere}media/clip.mp4`,
    };
    await test.show({ playlist: [media], ...(prepare && { prepare }) });
    await test.untilPlayed(0.3);
    expect(await test.source()).toMatch(/\.m3u8|^blob:/);
  });

  it('begins with what the connection carries, and leaves the choice to the browser when it stalls', async () => {
    const media: string[] = [];
    await test.show({
      playlist: [adaptive],
      prepare: async (tab) =>
        tab.on('request', (request) => request.resourceType() === 'media' && media.push(request.url())),
    });
    await test.untilPlayed(0.5);
    expect(media[0]).toMatch(/rendition1\.m3u8$/);
    await test.video((element) => element.dispatchEvent(new Event('waiting')));
    await eventually(test.source).toMatch(/master\.m3u8$/);
    await test.untilPlayed(1);
  });

  it('begins with the best that a slow connection carries, and goes up without a break when it carries more', async () => {
    const elsewhere = test.site.url.replace('127.0.0.1', 'localhost');
    const playlists: string[] = [];
    await test.show({
      playlist: [{ ...adaptive, hls: `${elsewhere}media/master.m3u8` }],
      prepare: async (tab) => {
        // Said to be slow, and fast in truth: as one that gets better.
        await tab.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { downlink: 0.6 } }),
        );
        await tab.route('**/media/master.m3u8', (route) => route.fulfill({ body: threeVariants }));
        tab.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (/rendition\d\.m3u8$/.test(pathname)) playlists.push(pathname.slice(-15) + search);
        });
      },
    });
    await test.untilPlayed(0.1);
    expect(playlists[0]).toBe('rendition0.m3u8?middle');
    await test.video((element) => {
      const breaks: string[] = [];
      for (const type of ['pause', 'emptied', 'seeking'])
        element.addEventListener(type, () => breaks.push(type));
      Object.assign(window, { breaks });
    });
    await eventually(() => test.video((element) => element.videoHeight)).toBe(180);
    expect(await test.page.evaluate(() => Reflect.get(window, 'breaks'))).toEqual([]);
  });

  it.each([
    ['the browser’s own HLS', undefined],
    ['a script for HLS', withoutNativeHls],
  ])('offers qualities, and changes them without losing the moment: %s', async (_which, prepare) => {
    await test.show({ playlist: [adaptive], query: 't=20', ...(prepare && { prepare }) });
    await untilSkinned(test.page);
    await test.untilPlayed(20);
    await test.choose('Quality', '90p');
    await eventually(() => test.video((element) => element.videoHeight)).toBe(90);
    expect(await test.time()).toBeGreaterThan(19);
    expect(await test.time()).toBeLessThan(clipSeconds - 5);
    expect(await test.video((element) => element.paused)).toBe(false);
  });

  it('starts by itself in a quality that was chosen another day, where only the playlist tells its address', async () => {
    await test.show({
      playlist: [adaptive],
      prepare: async (tab) => {
        await tab.addInitScript(() => {
          localStorage.setItem('player', JSON.stringify({ quality: 90 }));
          // Only Chromium says how fast the connection is.
          Object.defineProperty(navigator, 'connection', { value: undefined });
        });
        // So the first source never comes to its first frame.
        await tab.route('**/media/master.m3u8', (route) =>
          route.request().resourceType() === 'media' ? undefined : route.fallback(),
        );
      },
    });
    await test.untilPlayed(0.3);
    expect(await test.source()).toMatch(/rendition0\.m3u8$/);
  });

  it('starts by itself where the picture grows before its first frame', async () => {
    await test.show({
      playlist: [adaptive],
      context: { viewport: { width: 140, height: 480 } },
      prepare: (tab) => tab.route('**/media/rendition0.m3u8', () => undefined, { times: 1 }),
    });
    await eventually(() => test.video(({ src }) => src)).toMatch(/rendition0\.m3u8$/);
    await test.page.setViewportSize({ width: 640, height: 480 });
    await test.untilPlayed(0.3);
    expect(await test.source()).toMatch(/master\.m3u8$/);
  });

  it('plays the file where the playlist is broken', async () => {
    await test.show({ playlist: [{ ...adaptive, hls: '/media/gone.m3u8' }] });
    await test.untilPlayed(0.3);
    expect(await test.source()).toMatch(/clip\.mp4$/);
  });

  it('does so where a script plays it, too', async () => {
    await test.show({ playlist: [{ ...adaptive, hls: '/media/gone.m3u8' }], prepare: withoutNativeHls });
    await test.untilPlayed(0.3);
    expect(await test.source()).toMatch(/clip\.mp4$/);
  });

  it('gives who saves data a smaller picture', async () => {
    const prepare = (tab: Page) =>
      tab.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await test.show({ playlist: [adaptive], prepare });
    await eventually(test.source).toMatch(/rendition1\.m3u8$/);
  });
});

describe('where it starts', () => {
  it('goes on where it was left', async () => {
    await test.show();
    await test.untilPlayed(0.1);
    await test.page.keyboard.press('5');
    await test.untilPlayed(20);
    await test.page.reload();
    await test.untilPlayed(19);
    expect(await test.time()).toBeLessThan(25);
  });

  it('starts at the moment of a link, rather', async () => {
    await test.show({ query: 't=0m30s' });
    await test.untilPlayed(30);
    expect(await test.time()).toBeLessThan(35);
  });

  it('starts at the beginning for a moment past the end', async () => {
    await test.show({ query: 't=4000' });
    await test.untilPlayed(0.1);
    expect(await test.time()).toBeLessThan(5);
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
      await test.show({ prepare }, strict);
      expect(await start).toBe('silent');
      await untilSkinned(test.page);
      await test.page.locator('media-controller').getByRole('button', { name: 'Unmute' }).first().click();
      expect(await test.video((element) => element.muted)).toBe(false);
      expect(await test.page.evaluate(() => localStorage.getItem('player'))).toContain('"muted":false');
    } finally {
      await strict.close();
    }
  });

  it('stays as loud as it was set', async () => {
    await test.show();
    await untilSkinned(test.page);
    await test.page.locator('media-controller').focus();
    await test.page.keyboard.press('ArrowDown');
    await test.page.keyboard.press('m');
    await eventually(() => test.page.evaluate(() => localStorage.getItem('player'))).toContain(
      '"muted":true',
    );
    await test.page.reload();
    await untilSkinned(test.page);
    expect(await test.video(({ volume, muted }) => [volume, muted])).toEqual([0.95, true]);
  });
});

describe('when a video does not play', () => {
  const alert = () => test.page.getByRole('alert');

  it('says that it is gone, and plays when it is back', async () => {
    const clip = '**/media/clip.mp4';
    await test.show({ prepare: (tab) => tab.route(clip, (route) => route.fulfill({ status: 404 })) });
    await alert().waitFor();
    expect(await alert().textContent()).toContain('not here any more');
    await test.page.unroute(clip);
    await test.page.getByRole('button', { name: 'Try again' }).click();
    await test.untilPlayed(0.1);
    expect(await alert().count()).toBe(0);
  });

  it('says that the browser cannot play it', async () => {
    await test.show({ playlist: [{ ...wholeClip, src: '/media/damaged.mp4' }] });
    await alert().waitFor();
    expect(await alert().textContent()).toContain('cannot play this kind of video');
  });

  it('tries a lost connection again by itself', async () => {
    let requests = 0;
    await test.show({
      prepare: (tab) =>
        tab.route('**/media/clip.mp4', (route) => {
          requests += 1;
          return requests <= 2 ? route.abort('internetdisconnected') : route.continue();
        }),
    });
    await test.untilPlayed(0.1);
    expect(await alert().count()).toBe(0);
  });
});
