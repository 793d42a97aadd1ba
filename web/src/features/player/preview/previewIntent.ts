import { reducesMotion, savesData } from '../playback/connection.ts';

/** How long a pointer rests on a card before its preview is meant, in milliseconds. */
const rest = 400;

/** How long a finger does, and how far it may stray. */
const press = { time: 500, slack: 10 };

/** Keeps the release of a long press from opening the card, and the press from opening the browser's menu. */
function swallow(card: HTMLElement, types: readonly string[], signal: AbortSignal): void {
  const stop = (event: Event) => event.preventDefault();
  for (const type of types) card.addEventListener(type, stop, { capture: true, signal });
}

/**
 * Watches for the wish to see into a card: a mouse that rests on it, a finger that stays on it. Nobody wishes so who
 * saves data or asked for less motion.
 * @returns stops watching
 */
export function watchPreviewIntent(card: HTMLElement, onChange: (wished: boolean) => void): () => void {
  const watching = new AbortController();
  let pressing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const end = () => {
    clearTimeout(timer);
    onChange(false);
  };
  const begin = (after: number, then?: () => void) => {
    clearTimeout(timer);
    if (savesData() || reducesMotion()) return;
    timer = setTimeout(() => {
      then?.();
      onChange(true);
    }, after);
  };
  const release = () => {
    // The click that follows the release is still part of the press.
    const ending = pressing;
    setTimeout(() => ending.abort(), 0);
    end();
  };

  const listeners: Record<string, (event: PointerEvent) => void> = {
    pointerenter: ({ pointerType }) => pointerType === 'mouse' && begin(rest),
    pointerleave: ({ pointerType }) => pointerType === 'mouse' && end(),
    pointerdown: ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'touch') return;
      from = { x: clientX, y: clientY };
      pressing = new AbortController();
      begin(press.time, () => swallow(card, ['click', 'contextmenu'], pressing.signal));
    },
    pointermove: ({ pointerType, clientX, clientY }) => {
      const strayed = Math.hypot(clientX - from.x, clientY - from.y) > press.slack;
      if (pointerType === 'touch' && strayed) release();
    },
    pointerup: ({ pointerType }) => pointerType === 'touch' && release(),
    pointercancel: release,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    card.addEventListener(type, (event) => listener(event as PointerEvent), { signal: watching.signal });
  }
  return () => {
    watching.abort();
    pressing.abort();
    clearTimeout(timer);
  };
}
