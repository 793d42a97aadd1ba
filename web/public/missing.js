// What to do where a file of the app is missing: fetched only then, by this release and by older ones that are still open.

/** What a file was answered with; browsers that do not say so have kept the answer. */
async function statusOf({ name, responseStatus }) {
  return responseStatus ?? (await fetch(name, { cache: 'only-if-cached', mode: 'same-origin' })).status;
}

async function mendFile(file) {
  return (await statusOf(file)) >= 400 && (await fetch(file.name, { cache: 'reload' })).ok;
}

/**
 * Has the browser ask anew for the files that were missing: it keeps that answer for as long as it keeps the files, and
 * would miss what is there by now, as after a release that had not reached every server, or that was taken back.
 * Answers whether that brought one. Never throws.
 */
export async function mend() {
  const loaded = performance.getEntriesByType('resource');
  const ours = loaded.filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
  const latest = new Map(ours.map((file) => [file.name, file]));
  const mended = await Promise.allSettled(Array.from(latest.values(), mendFile));
  return mended.some(({ value }) => value === true);
}

/** The script that a document starts with. Its name carries the hashes of all that it may load, so it names the release. */
function releaseOf(page) {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
}

/** Whether another release is served than the one this page came with. */
export async function isReplaced() {
  const answer = await fetch('/', { cache: 'no-store' });
  const served = releaseOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return answer.ok && served !== null && served !== releaseOf(document);
}

/** Keeps, for this tab, which releases it has already been taken away from. */
const kept = 'left-releases';

/**
 * Whether this tab may leave its release: only once, should a proxy on the way go on serving the old page, or several take
 * turns with the old and the new one; and not where the browser lets the site keep nothing.
 */
export function mayLeave() {
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
