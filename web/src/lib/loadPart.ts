/** A part of the app that could not be loaded. */
export class PartError extends Error {
  override name = 'PartError';
}

/** Keeps, for this tab, which releases it has already been taken away from. */
const kept = 'left-releases';

/** The script that a document starts with. Its name carries the hashes of all that it may load, so it names the release. */
function releaseOf(page: Document): string | null {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

/** Whether another release is served than the one this page came with. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' });
  const served = releaseOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return answer.ok && served !== null && served !== releaseOf(document);
}

/**
 * Whether this tab may leave its release: only once, should a proxy on the way go on serving the old page, or several take
 * turns with the old and the new one; and not where the browser lets the site keep nothing.
 */
function mayLeave(): boolean {
  const release = releaseOf(document) ?? '';
  try {
    const left = sessionStorage.getItem(kept)?.split(' ') ?? [];
    if (left.includes(release)) return false;
    sessionStorage.setItem(kept, [...left, release].join(' '));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a part of the app that somebody asked for. Where it is gone because a newer release has replaced this one, the page
 * loads again, at the address it is at, and what is answered never settles.
 * @throws {PartError} when it cannot be loaded and loading the page again by itself would not help
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const replaced = await isReplaced().catch(() => false);
    if (!replaced || !mayLeave()) throw new PartError('A part of the app could not be loaded', { cause });
    location.reload();
    return new Promise(() => {});
  }
}
