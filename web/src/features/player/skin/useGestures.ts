import { useEffect } from 'react';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';

/** Two taps within this time are one gesture, in milliseconds. */
const doubleTap = 300;

function sideOf(event: PointerEvent, { left, width }: DOMRect): 'left' | 'right' | 'middle' {
  const share = (event.clientX - left) / width;
  if (share < 1 / 3) return 'left';
  return share > 2 / 3 ? 'right' : 'middle';
}

/** Fingers: two taps on a side go 10 seconds that way. Mouse: a double click fills the screen. */
export function useGestures(parts: PlayerParts): void {
  useEffect(() => {
    const { controller, video } = parts;
    const listening = new AbortController();
    let last = { at: 0, side: 'middle' };
    let pointer = 'mouse';
    const onPicture = ({ target }: Event) => target === video || target === controller;

    const onPointerUp = (event: PointerEvent) => {
      pointer = event.pointerType;
      if (pointer !== 'touch' || !onPicture(event)) return;
      const side = sideOf(event, controller.getBoundingClientRect());
      const again = event.timeStamp - last.at < doubleTap && side === last.side;
      last = { at: event.timeStamp, side };
      if (again && side !== 'middle') perform(parts, { name: 'seekBy', seconds: side === 'left' ? -10 : 10 });
    };
    const onDoubleClick = (event: MouseEvent) => {
      if (pointer === 'mouse' && onPicture(event)) perform(parts, { name: 'toggleFullscreen' });
    };

    controller.addEventListener('pointerup', onPointerUp, { signal: listening.signal });
    controller.addEventListener('dblclick', onDoubleClick, { signal: listening.signal });
    return () => listening.abort();
  }, [parts]);
}
