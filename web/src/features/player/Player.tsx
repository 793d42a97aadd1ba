import styled from '@emotion/styled';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type FC, type Ref } from 'react';
import { useStore } from 'zustand/react';
import { shallow } from 'zustand/shallow';
import { color, radius } from '../../ui/theme/tokens.ts';
import type { PlayerMedia } from './media.ts';
import './mediaElements.ts';
import type { PlayerParts } from './playback/parts.ts';
import { Session } from './playback/session.ts';
import { createPlayerStore } from './playback/state.ts';
import { PlayerStatus } from './PlayerStatus.tsx';
import type { SkinProps } from './skin/Skin.tsx';

/** What a page may ask of its player. */
export interface PlayerHandle {
  /** Goes to a moment and plays on, as a timestamp in a comment asks. */
  seek: (seconds: number) => void;
}

export interface PlayerProps extends PlayerMedia {
  /** The moment that a link asks for (`?t=90`); else the video goes on where it was left. */
  startAt?: number | undefined;
  onEnded?: () => void;
  /** Somebody, or the end of this video, asks for the next one. */
  onNext?: () => void;
  /** Whether the player wants the page's whole width. */
  onTheatre?: (theatre: boolean) => void;
  ref?: Ref<PlayerHandle>;
}

/** The same object as long as what is in it is the same. */
function useStable<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (shallow(kept, value)) return kept;
  setKept(value);
  return value;
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: calc(100dvh - 160px);
  background: #000;
  border-radius: inherit;
`;

const Stage = styled.div`
  display: contents;
  border-radius: inherit;
  > media-controller {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    overflow: hidden;
    background: #000;
  }
  > media-controller[data-mini] {
    position: fixed;
    inset: auto 16px 16px auto;
    z-index: 15;
    width: min(400px, 62vw);
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.picture};
    box-shadow: 0 8px 32px ${color.shadow};
  }
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** Plays a video with the browser's own controls at once, and with ours as soon as they are loaded. */
export function Player({ startAt, onEnded, onNext, onTheatre, ref, ...given }: PlayerProps) {
  const media = useStable(given);
  const frame = useRef<HTMLDivElement>(null);
  const controller = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [store] = useState(createPlayerStore);
  const [parts, setParts] = useState<Omit<PlayerParts, 'media'>>();
  const [Skin, setSkin] = useState<FC<SkinProps>>();

  const playable = media.src !== '' || media.hls !== undefined;

  const latest = useRef({ media, startAt, onEnded, onNext });
  useLayoutEffect(() => {
    latest.current = { media, startAt, onEnded, onNext };
  });

  useLayoutEffect(() => {
    if (!playable || !video.current || !controller.current || !frame.current) return;
    const toNext = () => latest.current.onNext?.();
    const session = new Session({
      video: video.current,
      media: () => latest.current.media,
      store,
      startAt: latest.current.startAt,
      onEnded: () => latest.current.onEnded?.(),
      onNext: toNext,
    });
    setParts({
      video: video.current,
      controller: controller.current,
      frame: frame.current,
      store,
      session,
      onNext: toNext,
    });
    return () => {
      session.close();
      setParts(undefined);
    };
  }, [store, media.videoId, playable]);

  useEffect(() => {
    let left = false;
    import('./skin/Skin.tsx').then(
      (module) => left || setSkin(() => module.Skin),
      // Without it (offline, a new release) the browser's own controls stay.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);

  const theatre = useStore(store, (state) => state.theatre);
  useEffect(() => onTheatre?.(theatre), [onTheatre, theatre]);

  useImperativeHandle(ref, () => ({ seek: (seconds) => parts?.session.goTo(seconds) }), [parts]);

  return (
    <Frame ref={frame}>
      <Stage>
        <media-controller ref={controller} nohotkeys="" novolumepref="" nomutedpref="">
          <video ref={video} slot="media" controls={!Skin} autoPlay playsInline poster={media.poster} />
          {Skin && parts && <Skin parts={parts} media={media} />}
        </media-controller>
      </Stage>
      <PlayerStatus store={store} skinned={Skin !== undefined} />
    </Frame>
  );
}
