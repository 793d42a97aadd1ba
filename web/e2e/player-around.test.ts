import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { clipSeconds } from './player/clips.ts';
import { untilSkinned, wholeClip, type Shown } from './player/playerPage.ts';
import { adaptive, eventually, nextClip, usePlayer } from './player/usePlayer.ts';

const test = usePlayer();

describe('at the end', () => {
  const showEnd = async (shown: Shown = {}) => {
    await test.show({ playlist: [wholeClip, nextClip], query: `t=${clipSeconds - 1}`, ...shown });
    await test.page.getByText('Up next').waitFor();
  };

  it('counts down to the next video and plays it', async () => {
    await showEnd({ prepare: (tab) => tab.clock.install() });
    expect(await test.page.getByRole('timer').textContent()).toMatch(/^Up next in \d$/);
    await test.page.clock.runFor(9000);
    await test.page.getByRole('heading', { name: 'The next clip' }).waitFor();
    await test.untilPlayed(0.1);
  });

  it('stays when told to', async () => {
    await showEnd();
    await test.page.getByRole('button', { name: 'Cancel' }).click();
    await test.page.getByRole('timer').waitFor({ state: 'detached' });
    expect(await test.page.getByRole('heading', { name: 'The next clip' }).count()).toBe(0);
  });

  it('waits to be asked where autoplay is off', async () => {
    await showEnd({
      prepare: (tab) => tab.addInitScript(() => localStorage.setItem('player', '{"autoplayNext":false}')),
    });
    expect(await test.page.getByRole('timer').textContent()).toBe('Up next');
    await test.page.getByRole('button', { name: 'Play now' }).click();
    await test.page.getByRole('heading', { name: 'The next clip' }).waitFor();
  });
});

describe('around the picture', () => {
  it('moves into the corner while its place is scrolled away, and back', async () => {
    await test.show();
    await untilSkinned(test.page);
    await test.untilPlayed(0.1);
    const corner = test.page.locator('media-controller[data-mini]');
    await test.page.evaluate(() => scrollTo(0, 1500));
    await corner.waitFor();
    const box = await corner.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    await test.page.evaluate(() => scrollTo(0, 0));
    await corner.waitFor({ state: 'detached' });
    await test.page.evaluate(() => scrollTo(0, 1500));
    await corner.hover();
    await test.page.getByRole('button', { name: 'Close the mini player' }).click();
    await corner.waitFor({ state: 'detached' });
    expect(await test.video((element) => element.paused)).toBe(true);
  });

  it('shows fingers, which do not hover, how the corner is closed', async () => {
    await test.show({ context: { hasTouch: true, isMobile: true } });
    await untilSkinned(test.page);
    await test.untilPlayed(0.1);
    await test.page.evaluate(() => scrollTo(0, 1500));
    await test.page.locator('media-controller[data-mini][userinactive]').waitFor();
    const close = test.page.getByRole('button', { name: 'Close the mini player' });
    const opacity = () =>
      close.evaluate((element) => element.parentElement && getComputedStyle(element.parentElement).opacity);
    await eventually(opacity).toBe('1');
    await close.tap();
    await test.page.locator('media-controller[data-mini]').waitFor({ state: 'detached' });
  });

  it('shows the picture of the moment one points at', async () => {
    await test.show();
    await untilSkinned(test.page);
    await test.page.waitForFunction(
      () => (document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0) > 0,
    );
    const range = test.page.locator('media-time-range');
    const width = (await range.boundingBox())?.width ?? 0;
    await range.hover({ position: { x: width * 0.8, y: 10 } });
    const preview = test.page.locator('media-preview-thumbnail[slot=preview]');
    await expect
      .poll(() => preview.getAttribute('mediapreviewimage'))
      .toContain('sprite.jpg#xywh=480,0,160,90');
  });

  it('shows captions in the language chosen, now and next time', async () => {
    const words = () =>
      test.page.evaluate(() => {
        const tracks = [...(document.querySelector('video')?.textTracks ?? [])];
        const cue = tracks.find((track) => track.mode === 'showing')?.activeCues?.[0];
        return cue instanceof VTTCue ? cue.text : undefined;
      });
    await test.show();
    await untilSkinned(test.page);
    await test.choose('Captions', 'Deutsch');
    await eventually(words).toBe('Worte auf Deutsch');
    await test.page.reload();
    await eventually(words).toBe('Worte auf Deutsch');
  });

  it('tells the system what plays, and obeys its keys', async () => {
    await test.show({
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
    await untilSkinned(test.page);
    const press = (action: string, details: object = {}) =>
      test.page.evaluate(([name, given]) => Reflect.get(window, 'handlers')[name](given), [
        action,
        details,
      ] as const);
    expect(await test.page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(wholeClip.title);
    await press('pause');
    expect(await test.video((element) => element.paused)).toBe(true);
    await press('seekto', { seekTime: 12 });
    expect(await test.time()).toBe(12);
    await press('nexttrack');
    await test.page.getByRole('heading', { name: 'The next clip' }).waitFor();
    await expect
      .poll(() => test.page.evaluate(() => navigator.mediaSession.metadata?.title))
      .toBe('The next clip');
  });

  it('goes ten seconds with two taps on a side', async () => {
    await test.show({ context: { hasTouch: true }, query: 't=15' });
    await untilSkinned(test.page);
    await test.untilPlayed(15);
    const box = await test.page.locator('video').boundingBox();
    const at = [(box?.width ?? 0) * 0.9, (box?.height ?? 0) * 0.4] as const;
    await test.page.touchscreen.tap(...at);
    await test.page.touchscreen.tap(...at);
    await test.untilPlayed(25);
  });

  it('lets a card’s moments pass by while the mouse rests on it', async () => {
    const moment = () => test.page.getByRole('article').locator('span[style*="sprite.jpg"]');
    await test.show();
    await test.page.getByRole('article').hover();
    await moment().waitFor();
    const first = await moment().getAttribute('style');
    await eventually(() => moment().getAttribute('style')).not.toBe(first);
    await test.page.getByLabel('Comment').hover();
    await moment().waitFor({ state: 'detached' });
  });

  it('can be used by everybody, as far as a machine can tell', async () => {
    await test.show({ playlist: [adaptive, nextClip] });
    await untilSkinned(test.page);
    await test.page.getByRole('button', { name: 'Settings' }).click();
    expect(await violations(test.page, { within: 'media-controller' })).toEqual([]);
  });
});
