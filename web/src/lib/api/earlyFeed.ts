declare global {
  interface Window {
    /** The home feed's first page, asked for by `public/boot.js` before this code had loaded. */
    earlyFeed?: Promise<Response>;
  }
}

/** Hands out the early answer once; later calls ask anew. */
export function takeEarlyFeed(): Promise<Response> | undefined {
  const early = window.earlyFeed;
  delete window.earlyFeed;
  return early;
}
