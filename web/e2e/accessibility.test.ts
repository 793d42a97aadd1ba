import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { setScene } from './harness/scene.ts';
import { states, type Scene } from './harness/states.ts';

useBrowser();

let scene: Scene;
let author: Account;

beforeAll(async () => {
  ({ scene, author } = await setScene());
});

test.each(states)(
  'axe finds nothing on $name, in either appearance',
  async ({ path, signedIn, narrow, act }) => {
    const person = await newPerson({
      reducedMotion: 'reduce',
      ...(narrow === true && { viewport: { width: 390, height: 844 } }),
    });
    const { page } = person;
    person.expectConsole(/status of 40[04]|ERR_INTERNET_DISCONNECTED|could not be fetched/);
    if (signedIn === true) await author.enter(person);
    await page.goto(path(scene));
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await act?.(page);
    for (const appearance of ['light', 'dark']) {
      await page.evaluate((shown) => {
        document.documentElement.dataset['appearance'] = shown;
      }, appearance);
      const { violations } = await new AxeBuilder({ page }).exclude('video').analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, appearance).toEqual([]);
    }
  },
);
