import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { uploadVideo } from './harness/journeys.ts';
import { aviFile, folder } from './harness/media.ts';
import { expectToPlay } from './harness/playing.ts';
import { unique } from './harness/site.ts';

useBrowser();

test('a film that no browser plays is followed by its owner from the upload to the first frame', async () => {
  const owner = await newAccount();
  const person = await newPerson();
  // The upload itself is tried before anybody has looked at it.
  person.expectConsole(/Failed to load resource|could not be decoded/);
  const { page } = person;
  await owner.enter(person);
  await page.goto('/');
  await uploadVideo(page, `Old camera ${unique()}`, '', aviFile());

  await page.getByText('This video is being prepared. It starts by itself when it is ready.').waitFor();
  await page.getByRole('progressbar', { name: 'Preparing your video' }).waitFor();
  await page.getByText('being prepared').waitFor({ state: 'detached', timeout: 90_000 });
  await expectToPlay(page);
  await page
    .getByRole('region', { name: 'How far this video is' })
    .waitFor({ state: 'detached', timeout: 90_000 });
}, 200_000);

test('the owner of a file that is no film reads why it failed, and tries again', async () => {
  const owner = await newAccount();
  const film = `${folder}/no-film.mp4`;
  writeFileSync(film, 'Dear diary, today I made a film.');
  const { _id } = await owner.publish({ imgUrl: '' }, film);
  const person = await newPerson();
  const visitor = await newPerson();
  for (const each of [person, visitor]) each.expectConsole(/Failed to load resource/);
  await owner.enter(person);
  await person.page.goto(`/video/${_id}`);
  await visitor.page.goto(`/video/${_id}`);

  const notice = person.page.getByRole('alert', { name: 'How far this video is' });
  await notice.getByText('This is not a video file.').waitFor({ timeout: 60_000 });
  await visitor.page.getByText('This video could not be prepared.').waitFor({ timeout: 60_000 });
  expect(await visitor.page.getByText('This is not a video file.').count()).toBe(0);

  await notice.getByRole('button', { name: 'Try again' }).click();
  await person.page.getByText('This video is being prepared.').waitFor();
  await notice.getByText('This is not a video file.').waitFor({ timeout: 60_000 });
}, 150_000);
