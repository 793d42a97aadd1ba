import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whether the focus can be seen: within the window, with an outline or a frame of its own or of what stands around it. */
function isFocusSeen(): boolean {
  let element = document.activeElement;
  if (element === null || element === document.body) return false;
  // The browser draws its own controls, and the focus in them.
  if (element instanceof HTMLVideoElement) return true;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return false;
  for (
    let steps = 0;
    element?.matches('main, dialog, nav, header, body') === false && steps < 5;
    steps += 1
  ) {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== 'none' || boxShadow !== 'none') return true;
    element = element.parentElement;
  }
  return false;
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

/** Waits until the focus is in a place. */
export async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => isFocused(place), { message: `focus in ${place.toString()}` }).toBe(true);
}

/** Presses Tab until a place has the focus, and expects to see the focus all along. */
export async function tabTo(page: Page, place: Locator, atMost = 12): Promise<void> {
  await place.waitFor();
  const passed: string[] = [];
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100) ?? '');
    expect(await page.evaluate(isFocusSeen), `the focus is seen at ${at}`).toBe(true);
    if (await isFocused(place)) return;
    passed.push(at);
  }
  expect.fail(`Tab does not lead to ${place.toString()}, but to\n${passed.join('\n')}`);
}
