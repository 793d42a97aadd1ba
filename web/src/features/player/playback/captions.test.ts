import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captionsIn, preferredCaptions, toggleCaptions } from './captions.ts';
import { readPreferences } from './preferences.ts';
import { createPlayerStore } from './state.ts';

const english = { language: 'en', label: 'English', url: '/en.vtt' };
const brazilian = { language: 'pt-BR', label: 'Português', url: '/pt.vtt' };
const german = { language: 'de', label: 'Deutsch', url: '/de.vtt' };
const all = [english, brazilian, german];

beforeEach(() => localStorage.clear());

describe('captions of a language', () => {
  it('are found whatever the case, and in its sister language', () => {
    expect(captionsIn(all, 'PT-br')).toBe(brazilian);
    expect(captionsIn(all, 'pt')).toBe(brazilian);
    expect(captionsIn(all, 'en-GB')).toBe(english);
    expect(captionsIn(all, 'fr')).toBeUndefined();
  });

  it('begin with the first of a person’s languages that there is, else the first there is', () => {
    expect(preferredCaptions(all, ['fr', 'de', 'en'])).toBe(german);
    expect(preferredCaptions(all, ['fr'])).toBe(english);
    expect(preferredCaptions([], ['en'])).toBeUndefined();
  });
});

describe('turning captions on and off', () => {
  it('takes the browser’s language, and remembers it', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
    const store = createPlayerStore();
    expect(toggleCaptions(store, all)).toBe(german);
    expect(store.getState().captions).toBe('de');
    expect(readPreferences().captions).toBe('de');
    expect(toggleCaptions(store, all)).toBeNull();
    expect(readPreferences().captions).toBeNull();
  });

  it('shows what there is where a video lacks the language that was on', () => {
    const store = createPlayerStore();
    store.setState({ captions: 'fr' });
    expect(toggleCaptions(store, [german])).toBe(german);
  });
});
