import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { preview } from 'vite';
import type { PlayerMedia } from '../../src/features/player/index.ts';
import { folder } from '../harness/media.ts';
import { leaveOut } from '../harness/switches.ts';
import { makeClips } from './clips.ts';

const here = fileURLToPath(new URL('./page', import.meta.url));
const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** A clip as the watch page would describe it, with everything that the player can offer. */
export const wholeClip: PlayerMedia = {
  videoId: 'clip',
  src: '/media/clip.mp4',
  title: 'Forty seconds of bars',
  channelName: 'Test cards',
  poster: '/media/poster.jpg',
  storyboard: '/media/storyboard.vtt',
  captions: [
    { language: 'en', label: 'English', url: '/media/en.vtt' },
    { language: 'de', label: 'Deutsch', url: '/media/de.vtt' },
  ],
};

export interface PlayerSite {
  url: string;
  close: () => Promise<void>;
}

/** As production is built: in a process of its own, since this one's NODE_ENV asks for React's checks. */
async function buildPage(outDir: string): Promise<void> {
  const vite = fileURLToPath(new URL('../../bin/vite.js', import.meta.resolve('vite')));
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', here, '--config', configFile, '--outDir', outDir],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
}

let built: Promise<string> | undefined;

/** The player's page as production builds it, with clips beside it; made once. */
async function buildOnce(): Promise<string> {
  const outDir = await mkdtemp(join(folder, 'player-'));
  await buildPage(outDir);
  await mkdir(join(outDir, 'media'));
  await makeClips(join(outDir, 'media'));
  return outDir;
}

/** Serves the player's page on a free port. */
export async function servePlayer(): Promise<PlayerSite> {
  built ??= buildOnce();
  const server = await preview({
    configFile,
    root: here,
    logLevel: 'warn',
    build: { outDir: await built },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** A browser that lets videos start with sound, or asks for a gesture first, as they do for people. */
export function openBrowser(autoplay: 'allowed' | 'after-gesture' = 'allowed'): Promise<Browser> {
  const policy = autoplay === 'allowed' ? 'no-user-gesture-required' : 'document-user-activation-required';
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [`--autoplay-policy=${policy}`, leaveOut],
    chromiumSandbox: false,
  });
}

export interface Shown {
  playlist?: readonly PlayerMedia[];
  /** More of the page's query, such as `t=10`. */
  query?: string;
  context?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens the page in a fresh profile. */
export async function showPlayer(browser: Browser, site: PlayerSite, shown: Shown = {}): Promise<Page> {
  const { playlist = [wholeClip], query = '', context = {}, prepare } = shown;
  const page = await (
    await browser.newContext({ viewport: { width: 640, height: 480 }, ...context })
  ).newPage();
  await prepare?.(page);
  await page.goto(`${site.url}?${query}&playlist=${encodeURIComponent(JSON.stringify(playlist))}`);
  return page;
}

/** Waits until the video plays and its own controls have been replaced by ours. */
export async function untilSkinned(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
}
