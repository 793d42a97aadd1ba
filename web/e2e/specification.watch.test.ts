import type { Video } from '@lantern/functions/contract/routes';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type Account } from './harness/account.ts';
import { newPerson, useBrowser, type Person } from './harness/browser.ts';
import { commentsOn } from './harness/journeys.ts';
import { untilListed } from './harness/feeds.ts';
import { hold, writesOf } from './harness/network.ts';
import { site, unique } from './harness/site.ts';

useBrowser();

let author: Account;
let video: Video;
const tag = unique();

beforeAll(async () => {
  author = await newAccount();
  video = await author.publish({ desc: 'Words about the film', tags: [tag] });
});

/** Opens the watch page, signed in as an account or as a visitor. */
async function watch(account?: Account, of: Video = video): Promise<Person> {
  const person = await newPerson();
  await account?.enter(person);
  await person.page.goto(`/video/${of._id}`);
  await person.page.getByRole('heading', { level: 1, name: of.title }).waitFor();
  return person;
}

const like = ({ page }: Person) => page.getByRole('button', { name: /^Like/ });
const dislike = ({ page }: Person) => page.getByRole('button', { name: /^Dislike/ });

test('the player has controls and autoplay, and shows Loading video... until loaded', async () => {
  const person = await newPerson();
  // The file that was uploaded or what has been made of it, whichever there is by now.
  const { letGo } = await hold(person.context, /\/o\/(videos|media)%2F/);
  await person.page.goto(`/video/${video._id}`, { waitUntil: 'commit' });
  await person.page.getByText('Loading video...').waitFor();
  letGo();
  await person.page.getByText('Loading video...').waitFor({ state: 'detached' });
  const player = person.page.locator('video');
  expect(await player.evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(true);
});

test('title, view count plus relative time, channel avatar, name, subscriber count and description', async () => {
  const { page } = await watch();
  await page
    .getByText(/^\d+ views \. (just now|\d+ (second|minute)s? ago)$/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: author.name }).waitFor();
  await page.getByText(/^\d+ subscribers?$/).waitFor();
  await page.getByText('Words about the film').waitFor();
});

test('the video is fetched with a random number as cache-buster', async () => {
  const person = await newPerson();
  const asked = person.page.waitForRequest(/\/api\/videos\/find\//);
  await person.page.goto(`/video/${video._id}`);
  expect(new URL((await asked).url()).search).toMatch(/^\?0\.\d+$/);
});

test('like, dislike and subscribe by a visitor lead to /signin and make no call', async () => {
  const { page } = await watch();
  const writes = writesOf(page);
  for (const name of [/^Like/, /^Dislike/, 'SUBSCRIBE']) {
    await page.getByRole('button', { name, ...(name === 'SUBSCRIBE' && { exact: true }) }).click();
    await page.waitForURL('/signin');
    await page.goBack();
  }
  expect(writes).toEqual([]);
});

test('like adds one to likes and takes one from dislikes; a second like makes no call', async () => {
  const fan = await newAccount();
  const person = await watch(fan, await author.publish());
  const writes = writesOf(person.page);
  await dislike(person).click();
  await person.page.getByRole('button', { name: 'Dislike, 1' }).waitFor();
  const counted = person.page.waitForResponse(/\/api\/users\/like\//);
  await like(person).dblclick();
  await person.page.getByRole('button', { name: 'Like, 1', exact: true }).waitFor();
  await person.page.getByRole('button', { name: 'Dislike, 0' }).waitFor();
  await like(person).click();
  await counted;
  await person.page.reload();
  await person.page.getByRole('button', { name: 'Like, 1', exact: true, pressed: true }).waitFor();
  expect(writes.map((write) => write.split('/').at(-2))).toEqual(['dislike', 'like']);
});

test('the button shows UNSUBSCRIBE when the channel is in the list, otherwise SUBSCRIBE', async () => {
  const fan = await newAccount();
  const { page } = await watch(fan);
  const subscribed = page.waitForResponse(/\/api\/users\/sub\//);
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).click();
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).waitFor();
  await subscribed;
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click();
  await page.getByRole('button', { name: 'SUBSCRIBE', exact: true }).waitFor();
});

test('Share copies the link; Save waits for playlists', async () => {
  const person = await watch();
  const { page, context } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('a visitor’s comment box says sign in to add comment and is inactive', async () => {
  const { page } = await watch();
  expect(await page.getByPlaceholder('sign in to add comment').isDisabled()).toBe(true);
  expect(await page.getByPlaceholder('Add a comment...').count()).toBe(0);
});

test('a comment is posted only when its text is non-empty, and is added at the top of the list', async () => {
  const person = await watch(author, await author.publish());
  const { page } = person;
  const writes = writesOf(person.page);
  const box = page.getByPlaceholder('Add a comment...');
  await box.fill('   ');
  await box.press('Control+Enter');
  expect(await page.getByRole('button', { name: 'Comment', exact: true }).isDisabled()).toBe(true);
  for (const words of ['first', 'second <b>&amp;</b>']) {
    await box.fill(words);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByText(words, { exact: true }).waitFor();
  }
  expect(await commentsOn(page).first().innerText()).toContain('second <b>&amp;</b>');
  expect(writes).toEqual(['POST /api/comments', 'POST /api/comments']);
});

test('a comment that is sent while the others are still on their way stands above them when they come', async () => {
  const film = await author.publish();
  await author.send('addComment', '/api/comments', { desc: 'an earlier word', videoId: film._id });
  const person = await newPerson();
  await author.enter(person);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await person.context.route(`**/api/comments/${film._id}*`, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const { page } = person;
  await page.goto(`/video/${film._id}`);
  await page.getByPlaceholder('Add a comment...').fill('a hasty word');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await sent;
  letGo();
  await page.getByText('an earlier word').waitFor();
  const comments = commentsOn(page);
  const shown = await comments.allInnerTexts();
  expect(shown.map((text) => text.split('\n').at(-1))).toEqual(['a hasty word', 'an earlier word']);
});

test('edit happens in place with Cancel and Save; delete removes the comment from the list', async () => {
  const film = await author.publish();
  const person = await watch(author, film);
  const { page } = person;
  await page.getByPlaceholder('Add a comment...').fill('a first thought');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = commentsOn(page).first();
  const edit = async (words: string) => {
    await page.getByRole('button', { name: 'Comment menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Change the comment').fill(words);
  };
  await edit('given up');
  await comment.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('a first thought').waitFor();
  await edit('a second thought');
  await comment.getByRole('button', { name: 'Save' }).click();
  await page.getByText('a second thought').waitFor();
  await page.getByText('(edited)').waitFor();

  await page.getByRole('button', { name: 'Comment menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('a second thought').waitFor({ state: 'detached' });
  await page.getByText('Comment deleted').waitFor();
});

test('only the comment’s author sees the edit/delete menu; another reads the comment after a reload', async () => {
  const film = await author.publish();
  const other = await watch(await newAccount(), film);
  await author.send('addComment', '/api/comments', { desc: 'by the author', videoId: film._id });
  await other.page.reload();
  await other.page.getByText('by the author').waitFor();
  expect(await other.page.getByRole('button', { name: 'Comment menu' }).count()).toBe(0);
});

test('You may also like: shows small cards chosen by tags, without the video itself', async () => {
  const related = await author.publish({ tags: [tag] });
  await untilListed(related);
  const { page } = await watch();
  const panel = page.getByRole('complementary');
  await panel.getByRole('heading', { name: 'You may also like:' }).waitFor();
  await panel.getByRole('link', { name: related.title }).waitFor();
  expect(await panel.getByRole('link', { name: video.title }).count()).toBe(0);
  await panel.getByRole('link', { name: related.title }).click();
  await page.waitForURL(`/video/${related._id}`);
});
