import type { Context } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import { isByCookie } from './session.ts';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Refuses a write that a foreign site makes a browser send along with our cookie. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; a client that says neither is no browser.
 * @throws {Refusal} foreign-origin
 */
export function checkOrigin(http: Context): void {
  if (safeMethods.has(http.req.method) || !isByCookie(http)) return;
  const site = http.req.header('sec-fetch-site');
  const origin = http.req.header('origin');
  const isOurs = site === undefined ? origin === undefined || isSameHost(origin, http) : ours.has(site);
  if (!isOurs) throw new Refusal('foreign-origin');
}

/** Our own pages, and what a person types or opens themself. */
const ours = new Set(['same-origin', 'none']);

function isSameHost(origin: string, http: Context): boolean {
  const host = http.req.header('x-forwarded-host') ?? http.req.header('host') ?? new URL(http.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
