import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_DAYS } from '../domain/accounts/sessions.ts';
import { errorCode } from '../domain/error-code.ts';
import { auth } from '../firebase.ts';

/** The only cookie that Firebase Hosting passes on to a function. */
const COOKIE = '__session';

/** How long an instance trusts that an account which it has checked is neither revoked, disabled nor deleted. */
const MEMO_MS = 30_000;
const MEMO_SIZE = 10_000;

/** The account on whose behalf a request comes. */
export interface Viewer {
  uid: string;
}

/** What Firebase Auth says of a credential that is no good (any more); all else means that it could not be asked. */
const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie-duration',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Runs a check of a credential. @returns undefined when Firebase Auth refuses it @throws when it cannot be asked */
export async function unlessRefused<Claims>(check: Promise<Claims>): Promise<Claims | undefined> {
  try {
    return await check;
  } catch (error) {
    if (refusals.has(String(errorCode(error)))) return undefined;
    throw error;
  }
}

export const bearerToken = (http: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1];

/** Is it the cookie, which a browser sends by itself, that would authorise this request? */
export const isByCookie = (http: Context): boolean =>
  bearerToken(http) === undefined && getCookie(http, COOKIE) !== undefined;

/** Finds out who calls: by ID token in Authorization, else by the session cookie. */
export class Sessions {
  readonly #checked = new Map<string, { viewer: Viewer; until: number }>();

  /** @throws when Firebase Auth cannot be asked */
  async viewer(http: Context, now: Date): Promise<Viewer | undefined> {
    const token = bearerToken(http);
    if (token !== undefined) return this.#remember(token, now, () => auth.verifyIdToken(token, true));
    const cookie = getCookie(http, COOKIE);
    if (cookie !== undefined)
      return this.#remember(cookie, now, () => auth.verifySessionCookie(cookie, true));
    return undefined;
  }

  async #remember(
    credential: string,
    now: Date,
    check: () => Promise<{ uid: string }>,
  ): Promise<Viewer | undefined> {
    const key = createHash('sha256').update(credential).digest('base64');
    const known = this.#checked.get(key);
    if (known && known.until > now.getTime()) return known.viewer;
    this.#checked.delete(key);
    const claims = await unlessRefused(check());
    if (!claims) return undefined;
    const viewer = { uid: claims.uid };
    this.#checked.set(key, { viewer, until: now.getTime() + MEMO_MS });
    this.#dropOldest();
    return viewer;
  }

  #dropOldest(): void {
    if (this.#checked.size <= MEMO_SIZE) return;
    const [oldest] = this.#checked.keys();
    if (oldest !== undefined) this.#checked.delete(oldest);
  }
}

export function startSession(http: Context, cookie: string): void {
  setCookie(http, COOKIE, cookie, { ...attributes(http), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function endSession(http: Context): void {
  deleteCookie(http, COOKIE, attributes(http));
}

/** Secure exactly where the site is reached over HTTPS, so that it works on a developer's machine too. */
const attributes = (http: Context) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: http.req.header('x-forwarded-proto') === 'https',
});
