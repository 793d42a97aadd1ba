import { limits } from '../../contract/limits.ts';

/** Firestore keeps these ids for itself. */
const reservedId = /^(\.\.?|__.*__)$/su;

/**
 * What two names must share to be the same name: NFKC, case folded (up and down again, as Unicode's folding does for all
 * but a handful of letters), joiners left out because nobody sees them, spaces collapsed. It is the document's id in `usernames`, so slashes are escaped.
 */
export function foldName(name: string): string {
  const folded = name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[\u200c\u200d]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, ' ');
  const escaped = folded.replaceAll('%', '%25').replaceAll('/', '%2F');
  return reservedId.test(escaped) ? `%${escaped}` : escaped;
}

/** Names to try for somebody whose wish may be taken: the wish, then the wish with a number, shortened to fit. */
export function* nameCandidates(wish: string): Generator<string> {
  yield wish;
  for (let number = 2; ; number = number < 10 ? number + 1 : Math.ceil(Math.random() * 1e9)) {
    const suffix = ` ${number}`;
    yield (
      Array.from(wish)
        .slice(0, limits.name.max - suffix.length)
        .join('') + suffix
    );
  }
}
