import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure } from './failure.ts';
import { readPreferences } from './preferences.ts';
import type { Quality } from './stream/stream.ts';

/** What a key or a button just did, shown over the picture for a moment. */
export interface Notice {
  sign: 'play' | 'pause' | 'back' | 'forward' | 'volume' | 'muted' | 'speed' | 'captions';
  text: string;
}

/** What the player knows beyond what its video element says of itself. */
export interface PlayerState {
  /** The browser knows the video: from here on it shows a picture, or waits to be asked. */
  loaded: boolean;
  /** Its first frame is there. */
  shown: boolean;
  failure: Failure | null;
  /** Playing stopped, and the player tries to go on by itself. */
  recovering: boolean;
  /** The browser let the video start without sound only. */
  mutedByBrowser: boolean;
  /** The picture's qualities on offer, in lines, best first; empty when there is no choice. */
  qualities: readonly number[];
  quality: Quality;
  /** The language of the captions shown. */
  captions: string | null;
  theatre: boolean;
  /** In the corner of the window: because the page was scrolled, or asked for by key. */
  mini: 'no' | 'scrolled' | 'asked';
  /** What plays next is announced; with the seconds until it starts by itself, where it does. */
  upNext: { seconds: number | null } | null;
  help: boolean;
  menu: boolean;
  notice: Notice | null;
}

export type PlayerStore = StoreApi<PlayerState>;

/** The state of a player that was just opened: nothing happened yet, and the kept choices hold. */
export function createPlayerStore(): PlayerStore {
  const { captions, quality, theatre } = readPreferences();
  return createStore<PlayerState>()(() => ({
    loaded: false,
    shown: false,
    failure: null,
    recovering: false,
    mutedByBrowser: false,
    qualities: [],
    quality,
    captions,
    theatre,
    mini: 'no',
    upNext: null,
    help: false,
    menu: false,
    notice: null,
  }));
}

/** What belongs to one video goes when another takes its place. */
export function forgetVideo(store: PlayerStore): void {
  store.setState({
    loaded: false,
    shown: false,
    failure: null,
    recovering: false,
    qualities: [],
    upNext: null,
    notice: null,
  });
}
