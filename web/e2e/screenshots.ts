import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch, openContext } from './harness/open.ts';
import { setDemoScene } from './harness/demo.ts';
import { states, type State } from './harness/states.ts';

/** Writes every route and state of the demo content, or those named, at four widths in both appearances to `.screenshots/`. */

const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url));
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

mkdirSync(folder, { recursive: true });
const { scene, people } = await setDemoScene();

async function shoot(browser: Browser, state: State, appearance: string, viewport: (typeof sizes)[number]) {
  const context = await openContext(browser, { viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (state.as !== undefined) await people[state.as].enter({ context, page });
  await page.addInitScript((chosen) => localStorage.setItem('appearance', chosen), appearance);
  await state.prepare?.(page);
  await page.goto(state.path(scene));
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  if (!state.prepare) {
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    await page.waitForLoadState('networkidle');
  }
  await state.act?.(page);
  await page.screenshot({ path: `${folder}${state.name}-${viewport.width}-${appearance}.png` });
  await context.close();
}

/** Whether a state is to be seen in a window of this width. */
function fits({ narrow = false, huge = false }: State, width: number): boolean {
  return (!narrow || width < 1200) && (huge || width < 2000);
}

const browser = await launch();
const wanted = process.argv.slice(2);
for (const state of states.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const viewport of sizes.filter((size) => fits(state, size.width))) {
    for (const appearance of ['light', 'dark']) await shoot(browser, state, appearance, viewport);
  }
  console.log(state.name);
}
await browser.close();
