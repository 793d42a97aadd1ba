import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from './harness/account.ts';
import { newPerson, useBrowser } from './harness/browser.ts';
import { accountButton } from './harness/journeys.ts';
import { authEmulator, unique } from './harness/site.ts';

useBrowser();

interface Letter {
  email: string;
  requestType: string;
  oobLink: string;
}

/** What the Auth emulator would have sent to an address. */
async function lettersTo(email: string): Promise<Letter[]> {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const answer = await fetch(`${authEmulator}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Letter[] };
  return oobCodes.filter((letter) => letter.email === email);
}

async function askForLink(page: Page, email: string) {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new password' });
  await dialog.getByLabel('email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  return dialog;
}

test('whoever forgot the password chooses another by the link that is sent', async () => {
  const email = `${unique()}@example.com`;
  const { name } = await newAccount(undefined, email);
  const { page } = await newPerson();
  const dialog = await askForLink(page, email);
  await dialog.getByText(/^If an account has this address/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const [letter] = await lettersTo(email);
  expect(letter?.requestType).toBe('PASSWORD_RESET');
  const chosen = 'another lantern evening';
  await fetch(`${letter?.oobLink}&newPassword=${encodeURIComponent(chosen)}`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('username').fill(name);
  await form.getByLabel('password', { exact: true }).fill(chosen);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await accountButton(page).getByText(name, { exact: true }).waitFor();
});

test('nobody learns from it whether an address has an account', async () => {
  const { page } = await newPerson();
  const dialog = await askForLink(page, `${unique()}@example.com`);
  await dialog.getByText(/^If an account has this address/).waitFor();
});

test('what is no address is told at its field, and a dead connection below it', async () => {
  const person = await newPerson();
  const { page, context } = person;
  person.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const dialog = await askForLink(page, 'no address');
  await dialog.getByText('Enter an e-mail address').waitFor();
  await context.route(`${authEmulator}/**`, (route) => route.abort('internetdisconnected'));
  await dialog.getByLabel('email').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText(/^The link could not be sent/).waitFor();
  expect(await dialog.getByLabel('email').inputValue()).toBe('ada@example.com');
});
