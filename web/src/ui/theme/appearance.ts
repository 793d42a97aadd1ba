import { useSyncExternalStore } from 'react';
import { palettes, type Appearance } from './palettes.ts';

/** Where the choice is kept; `public/boot.js` reads it before the first paint. */
const storageKey = 'appearance';

const listeners = new Set<() => void>();

function read(): Appearance {
  return document.documentElement.dataset['appearance'] === 'dark' ? 'dark' : 'light';
}

function show(appearance: Appearance): void {
  document.documentElement.dataset['appearance'] = appearance;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', palettes[appearance].bg);
  for (const listener of listeners) listener();
}

/** Shows an appearance and keeps it for the next visit; a browser that keeps nothing still shows it. */
function chooseAppearance(appearance: Appearance): void {
  show(appearance);
  try {
    localStorage.setItem(storageKey, appearance);
  } catch {
    // Storage is full or closed to us: the choice lasts until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === storageKey) show(event.newValue === 'dark' ? 'dark' : 'light');
  };
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** The appearance shown now. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, read);
}

export function toggleAppearance(): void {
  chooseAppearance(read() === 'dark' ? 'light' : 'dark');
}
