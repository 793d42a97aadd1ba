import { expect, test } from 'vitest';
import { auth } from '../../firebase.ts';
import { PASSWORD, emailFor, uniqueName } from '../../testing/api.ts';
import { diesAfter } from '../../testing/mortal.ts';
import { signups, subscriptions, usernames, users } from '../documents.ts';
import { sweepSignups } from './abandoned-signups.ts';
import { foldName } from './names.ts';
import { signUp } from './sign-up.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const LATER = new Date(NOW.getTime() + 5 * 60 * 1000);

/** What there is of an account in each place. */
async function traces(name: string) {
  const holder = (await usernames.doc(foldName(name)).get()).data()?.uid;
  const profiles = await users.where('name', '==', name).get();
  const account = await auth.getUserByEmail(emailFor(name)).catch(() => undefined);
  const lists = await Promise.all(profiles.docs.map(({ id }) => subscriptions(id).get()));
  return {
    name: holder !== undefined,
    profile: profiles.size === 1,
    list: lists.length === 1 && lists.every(({ exists }) => exists),
    account: account !== undefined,
    note: !(await signups.get()).empty,
  };
}

const nothing = { name: false, profile: false, list: false, account: false, note: false };
const everything = { name: true, profile: true, list: true, account: true, note: false };

/** The changes that a sign-up makes, in their order: the note, the account, the profile. */
const steps = [0, 1, 2];

test.each(steps)(
  'a sign-up that dies after %i changes leaves nothing once swept, and the name free',
  async (step) => {
    const name = uniqueName('Mortal');
    const account = { name, password: PASSWORD, email: emailFor(name) };
    expect(await diesAfter(step, () => signUp(account, NOW))).toBe(true);
    await sweepSignups(LATER);
    expect(await traces(name)).toEqual(nothing);
    await signUp(account, NOW);
    expect(await traces(name)).toEqual(everything);
  },
);

test('a sign-up makes no more changes than those', async () => {
  const name = uniqueName('Mortal');
  const account = { name, password: PASSWORD, email: emailFor(name) };
  expect(await diesAfter(steps.length, () => signUp(account, NOW))).toBe(false);
  await sweepSignups(LATER);
  expect(await traces(name)).toEqual(everything);
});

test.each([0, 1, 2])('a sweep that dies after %i changes is finished by the next', async (step) => {
  const name = uniqueName('Mortal');
  await diesAfter(2, () => signUp({ name, password: PASSWORD, email: emailFor(name) }, NOW));
  expect(await diesAfter(step, () => sweepSignups(LATER))).toBe(true);
  await sweepSignups(LATER);
  expect(await traces(name)).toEqual(nothing);
});

test('a sign-up that is still going on is not swept', async () => {
  const name = uniqueName('Slow');
  await diesAfter(2, () => signUp({ name, password: PASSWORD, email: emailFor(name) }, NOW));
  await sweepSignups(new Date(LATER.getTime() - 1));
  expect(await traces(name)).toMatchObject({ account: true, note: true });
  await sweepSignups(LATER);
});

test('a refused e-mail address leaves nothing', async () => {
  const [first, second] = [uniqueName(), uniqueName()];
  await signUp({ name: first, password: PASSWORD, email: emailFor(first) }, NOW);
  const again = signUp({ name: second, password: PASSWORD, email: emailFor(first) }, NOW);
  await expect(again).rejects.toMatchObject({ code: 'email-taken' });
  expect(await traces(second)).toEqual(nothing);
});
