import { beforeEach, expect, it } from 'vitest';
import { keepPreferences } from './preferences.ts';
import { createPlayerStore, forgetVideo } from './state.ts';

beforeEach(() => localStorage.clear());

it('opens with the choices kept from the last video', () => {
  keepPreferences({ theatre: true, captions: 'de', quality: 480 });
  expect(createPlayerStore().getState()).toMatchObject({
    theatre: true,
    captions: 'de',
    quality: 480,
    mini: 'no',
  });
});

it('keeps a person’s choices when the next video comes, and nothing of the last one', () => {
  const store = createPlayerStore();
  store.setState({
    loaded: true,
    failure: 'missing',
    recovering: true,
    qualities: [720, 360],
    upNext: { seconds: 3 },
    notice: { sign: 'play', text: 'Playing' },
    theatre: true,
    captions: 'en',
    mini: 'asked',
  });
  forgetVideo(store);
  expect(store.getState()).toMatchObject({
    loaded: false,
    failure: null,
    recovering: false,
    qualities: [],
    upNext: null,
    notice: null,
    theatre: true,
    captions: 'en',
    mini: 'asked',
  });
});
