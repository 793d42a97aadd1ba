declare global {
  interface Window {
    /** What this page begins with, asked for by `public/boot.js` before this code had loaded. */
    early?: { path: string; answer: Promise<Response> };
  }
}

/** Hands out the early answer once, to whom it was asked for; later calls ask anew. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const { early } = window;
  if (early?.path !== path) return undefined;
  delete window.early;
  return early.answer;
}
