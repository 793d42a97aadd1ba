import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPreviewIntent } from './previewIntent.ts';

let card: HTMLElement;
let wished: boolean[];
let stop: () => void;
let wants: Record<string, boolean>;

beforeEach(() => {
  vi.useFakeTimers();
  wants = {};
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wants[query] ?? false }));
  card = document.body.appendChild(document.createElement('article'));
  wished = [];
  stop = watchPreviewIntent(card, (now) => wished.push(now));
});
afterEach(() => {
  stop();
  card.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pointer(type: string, pointerType: 'mouse' | 'touch', clientX = 0): void {
  card.dispatchEvent(Object.assign(new MouseEvent(type, { clientX }), { pointerType }));
}

/** Whether the card's link would be followed. */
function click(): boolean {
  return card.dispatchEvent(new MouseEvent('click', { cancelable: true }));
}

it('is meant by a mouse that rests on the card, until it leaves', () => {
  pointer('pointerenter', 'mouse');
  vi.advanceTimersByTime(399);
  expect(wished).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(wished).toEqual([true]);
  pointer('pointerleave', 'mouse');
  expect(wished.at(-1)).toBe(false);
});

it('is not meant by a mouse that only passes', () => {
  pointer('pointerenter', 'mouse');
  vi.advanceTimersByTime(200);
  pointer('pointerleave', 'mouse');
  vi.advanceTimersByTime(5000);
  expect(wished).not.toContain(true);
});

it('is meant by a long press, whose release does not open the card', () => {
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(500);
  expect(wished).toEqual([true]);
  pointer('pointerup', 'touch');
  expect(click()).toBe(false);
  expect(wished.at(-1)).toBe(false);
  vi.advanceTimersByTime(0);
  expect(click()).toBe(true);
});

it('is not meant by a tap, nor by a finger that scrolls', () => {
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(100);
  pointer('pointerup', 'touch');
  expect(click()).toBe(true);
  pointer('pointerdown', 'touch');
  pointer('pointermove', 'touch', 30);
  vi.advanceTimersByTime(5000);
  expect(wished).not.toContain(true);
});

it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  'is not offered with %s',
  (query) => {
    wants[query] = true;
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(5000);
    expect(wished).toEqual([]);
  },
);
