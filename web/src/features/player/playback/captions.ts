import type { Captions } from '../media.ts';
import { keepPreferences, readPreferences } from './preferences.ts';
import type { PlayerStore } from './state.ts';

function base(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

/** The captions of a wished language, or of its sister (`pt` for `pt-BR`). */
export function captionsIn(all: readonly Captions[], language: string): Captions | undefined {
  return (
    all.find((one) => one.language.toLowerCase() === language.toLowerCase()) ??
    all.find((one) => base(one.language) === base(language))
  );
}

/** The captions to begin with when somebody turns them on: in the first of their languages there is, else the first. */
export function preferredCaptions(
  all: readonly Captions[],
  languages: readonly string[],
): Captions | undefined {
  for (const language of languages) {
    const found = captionsIn(all, language);
    if (found) return found;
  }
  return all[0];
}

/** Shows the captions of a language, or none, here and in the videos that follow. */
export function chooseCaptions(store: PlayerStore, language: string | null): void {
  keepPreferences({ captions: language });
  store.setState({ captions: language });
}

/**
 * Turns captions on or off.
 * @returns what is shown now: the captions, or `null` when they are off or there are none
 */
export function toggleCaptions(store: PlayerStore, all: readonly Captions[]): Captions | null {
  const { captions } = store.getState();
  const shown = captions !== null && captionsIn(all, captions) !== undefined;
  const languages = [readPreferences().captions, ...navigator.languages].filter((one) => one !== null);
  const next = shown ? null : (preferredCaptions(all, languages) ?? null);
  chooseCaptions(store, next?.language ?? null);
  return next;
}
