import { Global } from '@emotion/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { PlayerMedia } from '../media.ts';
import { watchFrames } from '../playback/frames.ts';
import { showInMediaSession } from '../playback/mediaSession.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { listenToKeys } from '../shortcuts/listen.ts';
import { CaptionsTrack } from './CaptionsTrack.tsx';
import { ControlBar } from './ControlBar.tsx';
import './elements.ts';
import { FailureScreen } from './FailureScreen.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { MiniControls } from './MiniControls.tsx';
import { NoticeBubble } from './NoticeBubble.tsx';
import { skinStyles } from './skinStyles.ts';
import { StoryboardTrack } from './StoryboardTrack.tsx';
import { TitleBar } from './TitleBar.tsx';
import { Unmute } from './Unmute.tsx';
import { UpNext } from './UpNext.tsx';
import { useGestures } from './useGestures.ts';
import { useMini } from './useMini.ts';

export interface SkinProps {
  parts: Omit<PlayerParts, 'media'>;
  media: PlayerMedia;
}

/** The player's own controls and screens, laid over a video that may be playing already. */
export function Skin({ parts: playing, media }: SkinProps) {
  const parts = useMemo((): PlayerParts => ({ ...playing, media }), [playing, media]);
  const { video, store } = playing;
  const loaded = useStore(store, (state) => state.loaded);
  const failure = useStore(store, (state) => state.failure);
  const help = useStore(store, (state) => state.help);
  const upNext = useStore(store, (state) => state.upNext);

  // Before the next paint: whoever sees the controls can use the keys.
  useLayoutEffect(() => listenToKeys(() => parts), [parts]);
  useEffect(() => showInMediaSession(parts), [parts]);
  useEffect(() => watchFrames(video), [video]);
  useGestures(parts);
  useMini(playing);

  return (
    <>
      <Global styles={skinStyles} />
      <StoryboardTrack video={video} storyboard={media.storyboard} />
      <CaptionsTrack parts={parts} />
      <TitleBar media={media} />
      {loaded && <media-loading-indicator slot="centered-chrome" noautohide="" />}
      <NoticeBubble store={store} />
      <Unmute parts={parts} />
      <ControlBar parts={parts} />
      <MiniControls parts={parts} />
      {upNext && media.next && <UpNext parts={parts} next={media.next} seconds={upNext.seconds} />}
      {failure && <FailureScreen failure={failure} onRetry={() => parts.session.retry()} />}
      {help && <HelpDialog onClose={() => store.setState({ help: false })} />}
    </>
  );
}
