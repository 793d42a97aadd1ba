import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

const messenger = readFileSync(new URL('./gapi-messenger.js', import.meta.url), 'utf8');

function isOutside({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/**
 * Stands for the internet: Google's script that carries messages between frames is answered by one of ours, everything
 * else outside of this machine is unreachable.
 */
export async function routeGoogle(context: BrowserContext): Promise<void> {
  await context.route(isOutside, (route) => route.abort('internetdisconnected'));
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: messenger }),
  );
}

/** Makes a new account in the Auth emulator's account chooser and signs in as it. */
export async function chooseGoogleAccount(popup: Page, who: { email: string; name: string }): Promise<void> {
  // Its buttons work once the last script of the page has run.
  await popup.waitForLoadState('load');
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(who.email);
  await popup.locator('#display-name-input').fill(who.name);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in with Google.com' }).click();
  await closed;
}
