import styled from '@emotion/styled';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { strings } from '../../../strings/index.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';
import { look, narrow } from './look.ts';
import { SkinButton } from './SkinButton.tsx';
import { useVideo } from './useVideo.ts';

const Place = styled.div`
  display: flex;
  align-items: center;
  media-volume-range {
    --media-range-bar-color: ${look.ink};
    --media-range-thumb-background: ${look.ink};
    --media-range-padding-left: 0;
    width: 0;
    overflow: hidden;
    opacity: 0;
    transition:
      width 200ms ease-out,
      opacity 120ms;
  }
  @media (hover: hover) {
    &:hover media-volume-range,
    &:focus-within media-volume-range {
      width: 80px;
      opacity: 1;
    }
  }
  /* Where the system alone sets the volume (iOS), and where there is no room. */
  media-volume-range[mediavolumeunavailable] {
    display: none;
  }
  ${narrow} {
    media-volume-range {
      display: none;
    }
  }
`;

const icons = { loud: Volume2, quiet: Volume1, silent: VolumeX } as const;

function loudness({ muted, volume }: HTMLVideoElement): keyof typeof icons {
  if (muted || volume === 0) return 'silent';
  return volume < 0.5 ? 'quiet' : 'loud';
}

/** Mutes and unmutes, and shows its slider when it is come near. */
export function VolumeControl({ parts }: { parts: PlayerParts }) {
  const state = useVideo(parts.video, 'volumechange', loudness);
  return (
    <Place>
      <SkinButton
        icon={icons[state]}
        label={state === 'silent' ? strings.player.unmute : strings.player.mute}
        shortcut="m"
        onClick={() => perform(parts, { name: 'toggleMute' })}
      />
      <media-volume-range />
    </Place>
  );
}
