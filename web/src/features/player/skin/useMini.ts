import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { PlayerParts } from '../playback/parts.ts';

/** The share of the player's place that is still seen when the player moves into the corner. */
const enough = 0.2;

/** Keeps a video that plays in sight: in the window's corner while its place is scrolled away, or when asked for. */
export function useMini({ controller, frame, store, video }: Omit<PlayerParts, 'media'>): void {
  const mini = useStore(store, (state) => state.mini);
  useEffect(() => {
    controller.toggleAttribute('data-mini', mini !== 'no');
    return () => controller.removeAttribute('data-mini');
  }, [controller, mini]);

  useEffect(() => {
    const follow = ([seen]: IntersectionObserverEntry[]) => {
      if (!seen) return;
      const above = seen.intersectionRatio < enough && seen.boundingClientRect.top < 0;
      const { mini: now } = store.getState();
      if (above && now === 'no' && !video.paused) store.setState({ mini: 'scrolled' });
      if (!above && now === 'scrolled') store.setState({ mini: 'no' });
    };
    const observer = new IntersectionObserver(follow, { threshold: [enough] });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame, store, video]);
}
