import type { strings } from '../../../strings/index.ts';
import type { Command } from './commands.ts';

/** What has to be pressed, and what it does. */
export interface Press {
  /** The characters or names that the keys give (`KeyboardEvent.key`), letters in lower case. */
  keys: readonly string[];
  /** Where those keys are on a US keyboard (`KeyboardEvent.code`): for layouts that have no such characters. */
  codes: readonly string[];
  /** Left out where Shift makes no difference to the character meant. */
  shift?: boolean;
  command: Command;
}

/** A line of the help: what it says, the keys it shows, and what they do. */
export interface Shortcut {
  help: keyof typeof strings.player.shortcuts;
  shown: readonly string[];
  /** Works while the player has the focus: elsewhere these keys scroll the page. */
  inPlayer?: true;
  presses: readonly Press[];
}

const letter = (name: string, command: Command): Press => ({
  keys: [name],
  codes: [`Key${name.toUpperCase()}`],
  command,
});

const named = (name: string, command: Command): Press => ({ keys: [name], codes: [], shift: false, command });

const tenths = Array.from({ length: 10 }, (_, tenth): Press => ({
  keys: [String(tenth)],
  codes: [`Digit${tenth}`],
  shift: false,
  command: { name: 'seekToShare', share: tenth / 10 },
}));

/** Every shortcut of the player. */
export const shortcuts: readonly Shortcut[] = [
  {
    help: 'play',
    shown: ['K', 'Space'],
    presses: [
      letter('k', { name: 'togglePlay' }),
      { keys: [' '], codes: ['Space'], shift: false, command: { name: 'togglePlay' } },
    ],
  },
  {
    help: 'seekTen',
    shown: ['J', 'L'],
    presses: [letter('j', { name: 'seekBy', seconds: -10 }), letter('l', { name: 'seekBy', seconds: 10 })],
  },
  {
    help: 'seekFive',
    shown: ['←', '→'],
    presses: [
      named('ArrowLeft', { name: 'seekBy', seconds: -5 }),
      named('ArrowRight', { name: 'seekBy', seconds: 5 }),
    ],
  },
  { help: 'seekTenth', shown: ['0', '…', '9'], presses: tenths },
  {
    help: 'seekEnds',
    shown: ['Home', 'End'],
    inPlayer: true,
    presses: [
      named('Home', { name: 'seekToShare', share: 0 }),
      named('End', { name: 'seekToShare', share: 1 }),
    ],
  },
  {
    help: 'frame',
    shown: [',', '.'],
    presses: [
      { keys: [','], codes: ['Comma'], shift: false, command: { name: 'stepFrame', frames: -1 } },
      { keys: ['.'], codes: ['Period'], shift: false, command: { name: 'stepFrame', frames: 1 } },
    ],
  },
  {
    help: 'speed',
    shown: ['<', '>'],
    presses: [
      { keys: ['<'], codes: ['Comma'], shift: true, command: { name: 'changeRate', steps: -1 } },
      { keys: ['>'], codes: ['Period'], shift: true, command: { name: 'changeRate', steps: 1 } },
    ],
  },
  {
    help: 'volume',
    shown: ['↑', '↓'],
    inPlayer: true,
    presses: [
      named('ArrowUp', { name: 'changeVolume', by: 0.05 }),
      named('ArrowDown', { name: 'changeVolume', by: -0.05 }),
    ],
  },
  { help: 'mute', shown: ['M'], presses: [letter('m', { name: 'toggleMute' })] },
  { help: 'captions', shown: ['C'], presses: [letter('c', { name: 'toggleCaptions' })] },
  { help: 'fullscreen', shown: ['F'], presses: [letter('f', { name: 'toggleFullscreen' })] },
  { help: 'theatre', shown: ['T'], presses: [letter('t', { name: 'toggleTheatre' })] },
  { help: 'mini', shown: ['I'], presses: [letter('i', { name: 'toggleMini' })] },
  { help: 'next', shown: ['N'], presses: [letter('n', { name: 'playNext' })] },
  { help: 'leave', shown: ['Esc'], presses: [named('Escape', { name: 'leave' })] },
  {
    help: 'help',
    shown: ['?'],
    presses: [{ keys: ['?'], codes: ['Slash'], shift: true, command: { name: 'toggleHelp' } }],
  },
];
