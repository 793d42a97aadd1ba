import { languageName } from '../../../lib/format/language.ts';
import { strings } from '../../../strings/index.ts';

/** The languages on offer for captions, BCP 47: those of YouTube's list with the most speakers. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es es-419 es-ES et eu fa fi fil fr fr-CA ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt pt-BR pt-PT ro ru si sk sl so sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant zu'.split(
    ' ',
  );

/** What somebody chooses from, by name. */
export const captionsLanguages: readonly { code: string; name: string }[] = codes
  .map((code) => ({ code, name: languageName(code, strings.language) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, strings.language));

/** The choice to begin with: the first of a person's own languages that is on offer. */
export function ownLanguage(own: readonly string[] = navigator.languages): string {
  const wished = own.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]);
  return wished.find((tag) => codes.includes(tag)) ?? 'en';
}
