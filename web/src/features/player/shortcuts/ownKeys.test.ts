import { afterEach, expect, it } from 'vitest';
import { hasOwnUse } from './ownKeys.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key on the element with the id `on`, and tells whether the player has to keep out of it. */
function ownUse(html: string, key: string): boolean | undefined {
  document.body.innerHTML = html;
  let own: boolean | undefined;
  const listen = (event: KeyboardEvent) => {
    own = hasOwnUse(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  document
    .getElementById('on')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  return own;
}

it.each([
  ['a text field', '<input id="on">', 'k'],
  ['a search field', '<input id="on" type="search">', 'f'],
  ['a comment box', '<textarea id="on"></textarea>', 'm'],
  ['a list', '<select id="on"></select>', 'ArrowLeft'],
  ['a text being edited', '<p contenteditable><b id="on">x</b></p>', 'j'],
  ['a menu', '<div role="menu"><button id="on"></button></div>', 'ArrowDown'],
  ['an open dialog', '<dialog open><a id="on" href="/">x</a></dialog>', 'k'],
  ['a button', '<button id="on"></button>', ' '],
  ['a link', '<a id="on" href="/">x</a>', 'Enter'],
  [
    'the slider of the volume',
    '<media-volume-range><input id="on" type="range"></media-volume-range>',
    'ArrowRight',
  ],
])('keys belong to %s', (_what, html, key) => {
  expect(ownUse(html, key)).toBe(true);
});

it.each([
  ['on the page', '<main id="on"></main>', ' '],
  ['on a button, that letters do not press', '<button id="on"></button>', 'k'],
  ['on a tick box', '<input id="on" type="checkbox">', 'k'],
  [
    'on the slider of the time',
    '<media-time-range><input id="on" type="range"></media-time-range>',
    'ArrowRight',
  ],
  ['in a closed dialog', '<dialog><p id="on"></p></dialog>', 'k'],
])('keys mean the player %s', (_where, html, key) => {
  expect(ownUse(html, key)).toBe(false);
});
