import type { Context } from 'hono';

/** Tells the client where the next page is (RFC 8288), with everything else it asked for kept. */
export function linkNext(http: Context, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const { pathname, searchParams } = new URL(http.req.url);
  searchParams.set('cursor', cursor);
  http.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`);
}
