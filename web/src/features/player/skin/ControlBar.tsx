import styled from '@emotion/styled';
import {
  Maximize,
  Minimize,
  PictureInPicture2,
  RectangleHorizontal,
  Shrink,
  SkipForward,
} from 'lucide-react';
import { useStore } from 'zustand/react';
import { strings } from '../../../strings/index.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';
import { CaptionsButton } from './CaptionsButton.tsx';
import { look, narrow } from './look.ts';
import { PlayButton } from './PlayButton.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { SkinButton } from './SkinButton.tsx';
import { TimeRange } from './TimeRange.tsx';
import { useVideo } from './useVideo.ts';
import { VolumeControl } from './VolumeControl.tsx';

const words = strings.player;

const Bar = styled.div`
  align-self: stretch;
  padding: 48px 12px 4px;
  line-height: normal;
  background: linear-gradient(transparent, rgb(0 0 0 / 0.72));
  media-controller[data-mini] & {
    padding: 0;
    background: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  color: ${look.ink};
  media-time-display {
    padding: 0 8px;
    font-variant-numeric: tabular-nums;
  }
  media-controller[data-mini] & {
    display: none;
  }
  ${narrow} {
    .wide {
      display: none;
    }
  }
`;

const Gap = styled.span`
  flex: 1;
`;

function TheatreButton({ parts }: { parts: PlayerParts }) {
  const theatre = useStore(parts.store, (state) => state.theatre);
  return (
    <SkinButton
      className="wide"
      icon={theatre ? Shrink : RectangleHorizontal}
      label={theatre ? words.leaveTheatre : words.theatre}
      shortcut="t"
      onClick={() => perform(parts, { name: 'toggleTheatre' })}
    />
  );
}

function FullscreenButton({ parts }: { parts: PlayerParts }) {
  const full = useVideo(parts.controller, 'mediaisfullscreen', (it) => it.hasAttribute('mediaisfullscreen'));
  return (
    <SkinButton
      icon={full ? Minimize : Maximize}
      label={full ? words.leaveFullscreen : words.fullscreen}
      shortcut="f"
      onClick={() => perform(parts, { name: 'toggleFullscreen' })}
    />
  );
}

/** The time, and below it everything one can do to the video. */
export function ControlBar({ parts }: { parts: PlayerParts }) {
  const { next } = parts.media;
  return (
    <Bar>
      <TimeRange />
      <Row>
        <PlayButton parts={parts} />
        {next && (
          <SkinButton
            icon={SkipForward}
            solid
            label={words.next(next.title)}
            shortcut="Shift+n"
            onClick={() => perform(parts, { name: 'playNext' })}
          />
        )}
        <VolumeControl parts={parts} />
        <media-time-display showduration="" notoggle="" />
        <Gap />
        <CaptionsButton parts={parts} />
        <SettingsMenu parts={parts} />
        {document.pictureInPictureEnabled && (
          <SkinButton
            className="wide"
            icon={PictureInPicture2}
            label={words.pictureInPicture}
            onClick={() => perform(parts, { name: 'togglePictureInPicture' })}
          />
        )}
        <TheatreButton parts={parts} />
        <FullscreenButton parts={parts} />
      </Row>
    </Bar>
  );
}
