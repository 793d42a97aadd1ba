import styled from '@emotion/styled';
import { Maximize2, X } from 'lucide-react';
import { strings } from '../../../strings/index.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { PlayButton } from './PlayButton.tsx';
import { SkinButton } from './SkinButton.tsx';

const words = strings.player;

const Layer = styled.div`
  display: none;
  media-controller[data-mini] & {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: 'back . close' 40px '. play .' 1fr / 40px 1fr 40px;
    padding: 4px;
    pointer-events: none;
    background: rgb(0 0 0 / 0.4);
  }
  @media (hover: none) {
    media-controller[data-mini] & {
      background: none;
      opacity: 1;
    }
    button {
      background: rgb(0 0 0 / 0.64);
    }
    media-controller[userinactive]:not([mediapaused]) & button:nth-of-type(2) {
      display: none;
    }
  }
  button {
    pointer-events: auto;
  }
  button:nth-of-type(1) {
    grid-area: back;
  }
  button:nth-of-type(2) {
    grid-area: play;
    place-self: center;
    translate: 0 -20px;
  }
  button:nth-of-type(3) {
    grid-area: close;
  }
`;

/** What fits on the player in the corner: back to the page, play, close; always there for fingers, which do not hover. */
export function MiniControls({ parts }: { parts: PlayerParts }) {
  const { store, video, frame } = parts;
  return (
    <Layer slot="dialog">
      <SkinButton
        icon={Maximize2}
        label={words.backToPage}
        shortcut="i"
        onClick={() => {
          store.setState({ mini: 'no' });
          frame.scrollIntoView({ block: 'center' });
        }}
      />
      <PlayButton parts={parts} />
      <SkinButton
        icon={X}
        label={words.closeMini}
        onClick={() => {
          video.pause();
          store.setState({ mini: 'no' });
        }}
      />
    </Layer>
  );
}
