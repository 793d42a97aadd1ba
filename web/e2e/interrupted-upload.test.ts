import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { openConnection } from './harness/connection.ts';
import { openUpload } from './harness/journeys.ts';

useBrowser();

const size = 12_000_000;

test('an upload whose connection is cut goes on by itself when it is back, and sends little twice', async () => {
  const connection = await openConnection();
  const [author, uploader] = await Promise.all([newAccount(), newPerson({ proxy: connection.proxy })]);
  const { page } = uploader;
  uploader.expectConsole(/ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|CONTENT_LENGTH_MISMATCH)/);
  await author.enter(uploader);
  await page.goto('/');
  const dialog = await openUpload(page);
  const stored = page.waitForResponse(
    (response) =>
      response.request().headers()['x-goog-upload-command'] === 'upload, finalize' && response.ok(),
  );

  connection.cutAfter(size * 0.45);
  const buffer = randomBytes(size);
  await dialog
    .getByLabel('Choose a video')
    .setInputFiles({ name: 'walk.mp4', mimeType: 'video/mp4', buffer });
  await dialog.getByText('No connection. Goes on by itself.').waitFor();
  await expect.poll(connection.refused).toBeGreaterThanOrEqual(2);
  expect(await dialog.getByText(/^Uploading \d+%$/).innerText()).toMatch(/^Uploading [34]\d%$/);
  connection.loseAnswerAfter(size * 0.7);
  connection.restore();
  await dialog.getByRole('button', { name: 'Choose another video' }).waitFor();

  expect(connection.sent()).toBeLessThanOrEqual(1.1 * size);
  const { md5Hash } = (await (await stored).json()) as { md5Hash: string };
  expect(md5Hash).toBe(createHash('md5').update(buffer).digest('base64'));
});
