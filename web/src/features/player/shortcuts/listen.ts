import type { PlayerParts } from '../playback/parts.ts';
import { findShortcut } from './match.ts';
import { hasOwnUse } from './ownKeys.ts';
import { perform } from './perform.ts';

/**
 * Listens to the whole page's keys for the player's shortcuts.
 * @param parts the player as it is at the moment of the key press
 * @returns stops listening
 */
export function listenToKeys(parts: () => PlayerParts | undefined): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const player = parts();
    if (!player || event.defaultPrevented || hasOwnUse(event)) return;
    const match = findShortcut(event);
    if (!match) return;
    const inPlayer = event.composedPath().includes(player.controller);
    if (match.shortcut.inPlayer && !inPlayer) return;
    event.preventDefault();
    perform(player, match.press.command);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
