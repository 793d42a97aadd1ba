import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { hold } from './harness/network.ts';

useBrowser();

test('a late answer to an earlier vote never undoes the later one', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newPerson()]);
  const { page, context } = person;
  await author.enter(person);
  const dislikes = await hold(context, /\/api\/users\/dislike\//);
  const likes = await hold(context, /\/api\/users\/like\//);
  await page.goto(`/video/${video._id}`);

  await page.getByRole('button', { name: 'Dislike, 0' }).click();
  await page.getByRole('button', { name: 'Dislike, 1', pressed: true }).waitFor();
  await page.getByRole('button', { name: /^Like/ }).click();
  const likeSent = page.waitForRequest(/\/api\/users\/like\//);
  dislikes.letGo();
  await likeSent;
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Dislike, 0', pressed: false }).count()).toBe(1);

  const likeAnswered = page.waitForResponse(/\/api\/users\/like\//);
  likes.letGo();
  await (await likeAnswered).finished();
  await page.reload();
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
});

test('two votes that fail leave the page as it was', async () => {
  const author = await newAccount();
  const [video, person] = await Promise.all([author.publish(), newPerson()]);
  const { page, context } = person;
  person.expectConsole(/status of 503|was not counted/);
  await author.enter(person);
  await context.route(/\/api\/users\/(like|dislike)\//, (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  const dislikes = await hold(context, /\/api\/users\/dislike\//);
  await page.goto(`/video/${video._id}`);

  await page.getByRole('button', { name: 'Dislike, 0' }).click();
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  dislikes.letGo();
  await page.getByText(/^Your vote was not counted\./).waitFor();
  await page.getByRole('button', { name: 'Like, 0', exact: true, pressed: false }).waitFor();
  await page.getByRole('button', { name: 'Dislike, 0', pressed: false }).waitFor();
});
