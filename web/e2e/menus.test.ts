import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';

useBrowser();

test('the menu of a comment at the end of the window opens upwards, and is seen whole', async () => {
  const author = await newAccount();
  const { _id: videoId } = await author.publish();
  await author.send('addComment', '/api/comments', { desc: 'The light on the water.', videoId });
  const person = await newPerson({ viewport: { width: 390, height: 700 } });
  const { page } = person;
  await author.enter(person);
  await page.goto(`/video/${videoId}`);

  const button = page.getByRole('button', { name: 'Comment menu' });
  await button.evaluate((element) => {
    document.body.style.paddingBottom = '100vh';
    element.scrollIntoView({ block: 'end' });
  });
  await button.click();
  const menu = page.getByRole('menu', { name: 'Comment menu' });
  const inWindow = () =>
    menu.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(inWindow).toBe(true);

  await page.keyboard.press('Escape');
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  const below = () => menu.evaluate((element) => element.getBoundingClientRect().top);
  expect(await below()).toBeGreaterThan((await button.boundingBox())?.y ?? 0);
});
