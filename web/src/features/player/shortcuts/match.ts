import { shortcuts, type Press, type Shortcut } from './table.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export interface Match {
  shortcut: Shortcut;
  press: Press;
}

const presses = shortcuts.flatMap((shortcut) =>
  shortcut.presses.map((press): Match => ({ shortcut, press })),
);

const ascii = /^[\u0021-\u007e]$/;
const digitCode = /^Digit\d$/;

/** Whether a key's place may speak for it: on Latin layouts the characters do, except that some keep digits on Shift. */
function placeCounts({ key, code }: KeyPress): boolean {
  return key.length === 1 && (!ascii.test(key) || digitCode.test(code));
}

/**
 * The shortcut that a key press means. The character on the key decides, so that Dvorak or AZERTY work as labelled;
 * where the layout has no such character (Greek, Cyrillic, Arabic), the key's place on the keyboard does.
 */
export function findShortcut(event: KeyPress): Match | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const character = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const byCharacter = presses.find(({ press }) => press.keys.includes(character));
  // With a character that needs Shift on some layouts and not on others, Shift is part of the character.
  if (byCharacter) return character.length > 1 && event.shiftKey ? undefined : byCharacter;
  if (!placeCounts(event)) return undefined;
  return presses.find(
    ({ press }) => press.codes.includes(event.code) && (press.shift ?? event.shiftKey) === event.shiftKey,
  );
}
