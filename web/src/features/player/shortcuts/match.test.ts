import { describe, expect, it } from 'vitest';
import { findShortcut } from './match.ts';

function pressed(
  key: string,
  code: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
) {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return findShortcut({ key, code, ...none, ...held })?.press.command;
}

const shift = { shiftKey: true } as const;

describe('on a US keyboard', () => {
  it.each([
    ['k', 'KeyK', {}, { name: 'togglePlay' }],
    [' ', 'Space', {}, { name: 'togglePlay' }],
    ['K', 'KeyK', {}, { name: 'togglePlay' }],
    ['ArrowLeft', 'ArrowLeft', {}, { name: 'seekBy', seconds: -5 }],
    ['7', 'Digit7', {}, { name: 'seekToShare', share: 0.7 }],
    ['7', 'Numpad7', {}, { name: 'seekToShare', share: 0.7 }],
    [',', 'Comma', {}, { name: 'stepFrame', frames: -1 }],
    ['<', 'Comma', shift, { name: 'changeRate', steps: -1 }],
    ['>', 'Period', shift, { name: 'changeRate', steps: 1 }],
    ['N', 'KeyN', shift, { name: 'playNext' }],
    ['n', 'KeyN', {}, { name: 'playNext' }],
    ['?', 'Slash', shift, { name: 'toggleHelp' }],
  ] as const)('%s (%s)', (key, code, held, command) => {
    expect(pressed(key, code, held)).toEqual(command);
  });
});

describe('on other keyboards', () => {
  it.each([
    ['Russian', 'л', 'KeyK', {}, 'togglePlay'],
    ['Greek', 'ξ', 'KeyJ', {}, 'seekBy'],
    ['Hebrew', 'כ', 'KeyF', {}, 'toggleFullscreen'],
    ['Arabic', 'ة', 'KeyM', {}, 'toggleMute'],
    ['Russian, the key of the comma', 'б', 'Comma', {}, 'stepFrame'],
    ['Russian, with Shift', 'Б', 'Comma', shift, 'changeRate'],
    ['Persian digits', '۵', 'Digit5', {}, 'seekToShare'],
    ['AZERTY digits, that want Shift', '(', 'Digit5', {}, 'seekToShare'],
    ['German <, a key of its own', '<', 'IntlBackslash', {}, 'changeRate'],
    ['German ?, on the key of the ß', '?', 'Minus', shift, 'toggleHelp'],
    ['Dvorak, as labelled', 'k', 'KeyV', {}, 'togglePlay'],
  ] as const)('%s: %s', (_layout, key, code, held, name) => {
    expect(pressed(key, code, held)?.name).toBe(name);
  });

  it('does nothing for a Latin letter that stands where another one does elsewhere', () => {
    expect(pressed('h', 'KeyJ')).toBeUndefined();
    expect(pressed(';', 'Comma')).toBeUndefined();
  });
});

describe('leaves to the browser', () => {
  it.each([
    ['f', 'KeyF', { ctrlKey: true }],
    ['ArrowLeft', 'ArrowLeft', { altKey: true }],
    ['c', 'KeyC', { metaKey: true }],
    ['ArrowLeft', 'ArrowLeft', shift],
    ['!', 'Digit1', shift],
    ['Tab', 'Tab', {}],
    ['x', 'KeyX', {}],
    ['Dead', 'KeyK', {}],
    ['Process', 'KeyK', {}],
  ] as const)('%s (%s)', (key, code, held) => {
    expect(pressed(key, code, held)).toBeUndefined();
  });
});
