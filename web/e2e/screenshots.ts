import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch, openContext } from './harness/open.ts';
import { setScene } from './harness/scene.ts';
import { states, type State } from './harness/states.ts';

/** Writes every route and state, at three widths in both appearances, to `.screenshots/`. */

const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

mkdirSync(folder, { recursive: true });
const { scene, author } = await setScene();

async function shoot(browser: Browser, state: State, appearance: string, viewport: (typeof sizes)[number]) {
  const context = await openContext(browser, { viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (state.signedIn) await author.enter({ context, page });
  await page.addInitScript((chosen) => localStorage.setItem('appearance', chosen), appearance);
  await page.goto(state.path(scene));
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  await state.act?.(page);
  await page.screenshot({ path: `${folder}${state.name}-${viewport.width}-${appearance}.png` });
  await context.close();
}

const browser = await launch();
const wanted = process.argv.slice(2);
for (const state of states.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const viewport of sizes.filter(({ width }) => !state.narrow || width < 1200)) {
    for (const appearance of ['light', 'dark']) await shoot(browser, state, appearance, viewport);
  }
  console.log(state.name);
}
await browser.close();
