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

/** A tag with the script that its language and place imply; undefined for what is no tag. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** What is on offer for a language tag: itself, else the language in its script (zh-TW is zh-Hant), else the language. */
function offerFor(tag: string): string | undefined {
  if (codes.includes(tag)) return tag;
  const wished = localeOf(tag);
  const sameLanguage = codes.filter((code) => localeOf(code)?.language === wished?.language);
  return sameLanguage.find((code) => localeOf(code)?.script === wished?.script) ?? sameLanguage[0];
}

/** The choice to begin with: the first of a person's own languages that is on offer. */
export function ownLanguage(own: readonly string[] = navigator.languages): string {
  return own.map(offerFor).find((code) => code !== undefined) ?? 'en';
}
