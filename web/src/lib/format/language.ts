/** The name of a language: in that language itself, as its speakers look for it, or in another; else its code. */
export function languageName(code: string, inLanguage = code): string {
  const name = new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
