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

/** What `public/missing.js` does where a file of the app is missing. */
interface Missing {
  mend: () => Promise<boolean>;
  isReplaced: () => Promise<boolean>;
  mayLeave: () => boolean;
}

const missingFile = '/missing.js';

/** Asks what is to be done about a missing file; no, where nobody can tell. */
async function ask(question: keyof Missing): Promise<boolean> {
  try {
    const missing = (await import(/* @vite-ignore */ missingFile)) as Missing;
    return await missing[question]();
  } catch {
    return false;
  }
}

/** Loads code, once more where a file of it was missing for a moment. Throws as `load` does. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (await ask('mend')) return load();
    throw error;
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
    return await loadCode(load);
  } catch (cause) {
    throw new PartError(cause, await ask('isReplaced'));
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
    if (!helps || holdsWork() || !(await ask('mayLeave'))) throw error;
    location.reload();
    return new Promise(() => {});
  }
}
