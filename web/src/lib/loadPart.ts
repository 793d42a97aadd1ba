/** A part of the app that could not be loaded. */
export class PartError extends Error {
  override name = 'PartError';
  /** Whether it is gone because a newer release has replaced this one: only loading the page again brings it. */
  readonly isReplaced: boolean;

  constructor(cause: unknown, isReplaced: boolean) {
    super('A part of the app could not be loaded', { cause });
    this.isReplaced = isReplaced;
  }
}

/** Keeps, for this tab, which releases it has already been taken away from. */
const kept = 'left-releases';

/** The script that a document starts with. Its name carries the hashes of all that it may load, so it names the release. */
function releaseOf(page: Document): string | null {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

/** Whether another release is served than the one this page came with. */
async function findReplaced(): Promise<boolean> {
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

/** Whether a dialog is open: it stands over every page, and what somebody does in it would be lost with the page. */
const holdsWork = () => document.querySelector('dialog[open]') !== null;

/**
 * Loads a part of the app that a page shows or somebody asked for.
 * @throws {PartError} when it cannot be loaded
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new PartError(cause, await findReplaced().catch(() => false));
  }
}

/**
 * Loads the code of a page that is gone to. Where a newer release has replaced it, the page loads again, at the address it
 * is at, and what is answered never settles.
 * @throws {PartError} when it cannot be loaded and loading the page again by itself would not help, or would cost work
 */
export async function loadPage<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart(load);
  } catch (error) {
    const helps = error instanceof PartError && error.isReplaced;
    if (!helps || holdsWork() || !mayLeave()) throw error;
    location.reload();
    return new Promise(() => {});
  }
}
