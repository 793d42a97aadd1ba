import { beforeAll, expect, test } from 'vitest';
import { colorRules, violations } from './harness/axe.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { shortenPages } from './harness/network.ts';
import { setScene } from './harness/scene.ts';
import { states, type People, type Scene } from './harness/states.ts';

useBrowser();

let scene: Scene;
let people: People;

beforeAll(async () => {
  ({ scene, people } = await setScene());
});

test.each(states.filter(({ onlyLooks }) => onlyLooks !== true))(
  'axe finds nothing on $name, in either appearance',
  async ({ path, as, narrow, prepare, act }) => {
    const person = await newPerson({
      reducedMotion: 'reduce',
      ...(narrow === true && { viewport: { width: 390, height: 844 } }),
    });
    const { page } = person;
    person.expectConsole(
      /status of 40[04]|ERR_INTERNET_DISCONNECTED|could not be fetched|could not be loaded|dynamically imported/,
    );
    if (as !== undefined) await people[as].enter(person);
    await shortenPages(person.context, /\/api\/videos\/(random|trend|search)/, 8);
    await prepare?.(page);
    await page.goto(path(scene));
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await act?.(page);
    const light = await violations(page);
    await page.evaluate(() => {
      document.documentElement.dataset['appearance'] = 'dark';
    });
    expect({ light, dark: await violations(page, { rules: colorRules }) }).toEqual({ light: [], dark: [] });
  },
);
