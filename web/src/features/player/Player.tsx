import styled from '@emotion/styled';
import { useEffect, useImperativeHandle, useRef, useState, type FC, type Ref } from 'react';
import { useStore } from 'zustand/react';
import { color, radius } from '../../ui/theme/tokens.ts';
import { loadSkin } from './loadSkin.ts';
import type { PlayerMedia } from './media.ts';
import './mediaElements.ts';
import { createPlayerStore } from './playback/state.ts';
import { PlayerStatus } from './PlayerStatus.tsx';
import type { SkinProps } from './skin/Skin.tsx';
import { useSession } from './useSession.ts';
import { useStable } from './useStable.ts';

/** What a page may ask of its player. */
export interface PlayerHandle {
  /** Goes to a moment and plays on, as a timestamp in a comment asks. */
  seek: (seconds: number) => void;
}

export interface PlayerProps extends PlayerMedia {
  /** The moment that a link asks for (`?t=90`); else the video goes on where it was left. */
  startAt?: number | undefined;
  /** Somebody, or the end of this video, asks for the next one. */
  onNext?: () => void;
  /** Whether the player wants the page's whole width. */
  onTheatre?: (theatre: boolean) => void;
  ref?: Ref<PlayerHandle>;
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: calc(100dvh - 160px);
  overflow: hidden;
  background: ${color.bgRaised};
  border-radius: inherit;
`;

const Stage = styled.div`
  display: contents;
  > media-controller {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    background: #000;
  }
  > media-controller[data-mini] {
    position: fixed;
    inset: auto var(--edge, 16px) 16px auto;
    z-index: 15;
    width: min(var(--side, 400px), 62vw);
    height: auto;
    aspect-ratio: 16 / 9;
    overflow: hidden;
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
export function Player({ startAt, onNext, onTheatre, ref, ...given }: PlayerProps) {
  const media = useStable(given);
  const frame = useRef<HTMLDivElement>(null);
  const controller = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [store] = useState(createPlayerStore);
  const parts = useSession({ frame, controller, video }, { store, media, startAt, onNext });
  const [Skin, setSkin] = useState<FC<SkinProps>>();
  // The picture comes first: the skin's code would take the connection and the processor from it.
  const started = useStore(store, ({ shown, failure }) => shown || failure !== null);
  useEffect(() => (started ? loadSkin((skin) => setSkin(() => skin)) : undefined), [started]);

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
