import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { newAccount, type Account } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';

useBrowser();

let owner: Account;
let path: string;

beforeAll(async () => {
  owner = await newAccount();
  path = `/video/${(await owner.publish())._id}`;
});

const actionsOf = (page: Page) => page.getByRole('group', { name: 'What you can do with this video' });

/** The owner with the captions of the video open. */
async function openCaptions(): Promise<Person> {
  const person = await newPerson();
  await owner.enter(person);
  await person.page.goto(path);
  await actionsOf(person.page).getByRole('button', { name: 'Captions' }).click();
  await person.page.getByRole('dialog', { name: 'Captions' }).waitFor();
  return person;
}

/** Chooses a file with this text, and sends it. */
async function give(page: Page, language: string, text: string, name = 'words.srt'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Captions' });
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
  await dialog
    .getByLabel('File')
    .setInputFiles({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(text, 'latin1') });
  await dialog.getByRole('button', { name: /^(Add|Replace) captions$/ }).click();
}

/** What the captions say at this moment. */
const shown = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) =>
    Array.from(video.textTracks)
      .filter(({ mode, kind }) => mode === 'showing' && kind === 'captions')
      .flatMap(({ activeCues }) => Array.from(activeCues ?? []) as VTTCue[])
      .map(({ text }) => text)
      .join(' '),
  );

test('the owner adds SubRip captions, and a visitor reads them at their time', async () => {
  const { page } = await openCaptions();
  await give(page, 'German', '1\r\n00:00:02,000 --> 00:00:20,000\r\nGr\u00fc\u00dfe vom Kanal\r\n');
  await page.getByRole('list', { name: 'Captions by language' }).getByText('German').waitFor();

  const visitor = await newPerson({ locale: 'de-DE' });
  await visitor.page.goto(path);
  const player = visitor.page.locator('media-controller');
  await player.getByRole('button', { name: 'Captions' }).click();
  await expect.poll(() => shown(visitor.page), { timeout: 15_000 }).toBe('Gr\u00fc\u00dfe vom Kanal');
  const time = await visitor.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(time).toBeGreaterThanOrEqual(2);
  await player.getByRole('button', { name: 'Settings' }).click();
  await visitor.page.getByRole('menuitem', { name: 'Captions' }).click();
  await visitor.page.getByRole('menuitemradio', { name: 'Deutsch' }).waitFor();
});

test('captions that cannot be read are refused with the line that is wrong', async () => {
  const { page, expectConsole } = await openCaptions();
  expectConsole(/status of 400/);
  await give(page, 'French', '1\n00:00:02,000 -> 00:00:03,000\nBonjour\n');
  await page
    .getByText('Line 1: these words have no times; a caption must not have an empty line in it')
    .waitFor();
  await give(page, 'French', 'PNG\u0000\u0001', 'picture.png');
  await page.getByText('This is not a text. Choose a WebVTT or SubRip file.').waitFor();
});

test('the owner replaces captions, and deletes them', async () => {
  const { page } = await openCaptions();
  const list = page.getByRole('list', { name: 'Captions by language' });
  await give(page, 'Finnish', 'WEBVTT\n\n00:01.000 --> 00:02.000\nMoi\n', 'words.vtt');
  await list.getByText('Finnish').waitFor();
  await page.getByRole('button', { name: 'Replace captions' }).waitFor();
  await give(page, 'Finnish', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHei\n', 'words.vtt');
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/videos/${path.split('/').at(-1)}/captions/fi`);
      return answer.text();
    })
    .toContain('Hei');
  await page.getByRole('button', { name: 'Delete the captions in Finnish' }).click();
  await list.getByText('Finnish').waitFor({ state: 'detached' });
});

test('nobody but the owner is offered to change captions', async () => {
  const person = await newPerson();
  await (await newAccount()).enter(person);
  await person.page.goto(path);
  const actions = actionsOf(person.page);
  await actions.getByRole('button', { name: 'Share' }).waitFor();
  expect(await actions.getByRole('button', { name: 'Captions' }).count()).toBe(0);
});
