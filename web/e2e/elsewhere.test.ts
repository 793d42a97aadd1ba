import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { accountButton, signOut } from './harness/journeys.ts';

useBrowser();

test('a subscription made on another device shows after a reload', async () => {
  const [author, follower] = await Promise.all([newAccount(), newAccount()]);
  const [video, person] = await Promise.all([author.publish(), newPerson()]);
  await follower.enter(person);
  const { page } = person;
  await page.goto(`/video/${video._id}`);
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).waitFor();
  await follower.send('subscribe', `/api/users/sub/${author.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'UNSUBSCRIBE', exact: true }).waitFor();
});

test('whoever signs out or subscribes in one tab does so in the others', async () => {
  const [author, follower] = await Promise.all([newAccount(), newAccount()]);
  const [video, person] = await Promise.all([author.publish(), newPerson()]);
  await follower.enter(person);
  const { page, context } = person;
  const other = await context.newPage();
  // A tab follows the others from before it looks at the account.
  const following = other.waitForResponse('**/api/users/me');
  await Promise.all([page.goto(`/video/${video._id}`), other.goto(`/video/${video._id}`), following]);
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).click();
  await other.getByRole('button', { name: 'UNSUBSCRIBE', exact: true }).waitFor();

  await signOut(page);
  await other.getByRole('banner').getByText('Sign In', { exact: true }).waitFor();
  expect(await accountButton(other).count()).toBe(0);
});
