import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PlayerMedia } from './media.ts';
import type { PlayerParts } from './playback/parts.ts';
import { Session } from './playback/session.ts';
import type { PlayerStore } from './playback/state.ts';

interface Elements {
  frame: RefObject<HTMLElement | null>;
  controller: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

interface Given {
  store: PlayerStore;
  media: PlayerMedia;
  startAt: number | undefined;
  onNext: (() => void) | undefined;
}

/**
 * Plays a video in the player's elements until another takes its place. What becomes known of a video while it plays
 * (its title, the next one, its renditions) does not start it again.
 * @returns the player's pieces; none while there is nothing to play
 */
export function useSession(elements: Elements, given: Given): Omit<PlayerParts, 'media'> | undefined {
  const { store, media } = given;
  const { frame, controller, video } = elements;
  const [parts, setParts] = useState<Omit<PlayerParts, 'media'>>();
  const playable = media.src !== '' || media.hls !== undefined;

  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });

  useLayoutEffect(() => {
    if (!playable || !video.current || !controller.current || !frame.current) return;
    const onNext = () => latest.current.onNext?.();
    const session = new Session({
      video: video.current,
      media: () => latest.current.media,
      store,
      startAt: latest.current.startAt,
      onNext,
    });
    setParts({
      video: video.current,
      controller: controller.current,
      frame: frame.current,
      store,
      session,
      onNext,
    });
    return () => {
      session.close();
      setParts(undefined);
    };
  }, [store, media.videoId, playable, video, controller, frame]);

  return parts;
}
