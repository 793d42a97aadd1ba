import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, JSHandle, Page } from 'playwright-core';
import type { Studio } from './studio.ts';

const ORIGIN = 'http://studio.test';

const FONTS = {
  Archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  Fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  FrauncesItalic: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
};

const faces = Object.keys(FONTS)
  .map(
    (name) =>
      `@font-face{font-family:${name};src:url(/fonts/${name});font-weight:100 900;font-stretch:62% 125%}`,
  )
  .join('');

const PAGE = `<!doctype html><meta charset="utf-8"><style>${faces}</style>
<script type="module">
import { createStudio } from '/scenes/stage.ts';
globalThis.studio = createStudio();
</script>`;

async function serveScenes(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/scenes/**`, async (route) => {
    const file = new URL(`..${new URL(route.request().url()).pathname}`, import.meta.url);
    const source = stripTypeScriptTypes(await readFile(file, 'utf8'));
    await route.fulfill({ contentType: 'text/javascript', body: source });
  });
  for (const [name, file] of Object.entries(FONTS)) {
    const path = fileURLToPath(import.meta.resolve(file));
    await page.route(`${ORIGIN}/fonts/${name}`, (route) => route.fulfill({ path }));
  }
  await page.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
}

/** Starts the Chromium that draws: software rendering, so that every machine draws alike. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  });
}

/** Opens a page with the scenes loaded; gives the handle through which they are drawn. */
export async function openStudio(browser: Browser): Promise<{ page: Page; studio: JSHandle<Studio> }> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await serveScenes(page);
  await page.goto(`${ORIGIN}/`);
  const studio = await page.waitForFunction(
    () => (globalThis as typeof globalThis & { studio?: Studio }).studio,
  );
  return { page, studio: studio as JSHandle<Studio> };
}
