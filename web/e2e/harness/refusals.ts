import type { BrowserContext } from 'playwright-core';
import { newPerson, type Person } from './browser.ts';
import { refusedInConsole } from './network.ts';

/** What the page says of a 429 and of a 503 that `refuse` answers. */
export const wait = 'Too many tries. Try again in 7 seconds.';
export const away = 'Lantern is away for a moment. Try again shortly.';

/** Answers the next requests to addresses that match with these statuses, as a server that has no time for words. */
export async function refuse(context: BrowserContext, address: RegExp, ...statuses: number[]): Promise<void> {
  await context.route(address, async (route) => {
    const status = statuses.shift();
    const headers = { 'Retry-After': '7', 'Access-Control-Allow-Origin': '*' };
    if (status === undefined) await route.fallback();
    else await route.fulfill({ status, headers, body: '' });
  });
}

/** Somebody whose requests a test refuses, and whose console is told of them in these words. */
export async function newRefusedPerson(...told: string[]): Promise<Person> {
  const person = await newPerson();
  person.expectConsole(refusedInConsole(...told));
  return person;
}
