import { Pause, Play, RotateCcw } from 'lucide-react';
import { strings } from '../../../strings/index.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';
import { SkinButton } from './SkinButton.tsx';
import { useVideo } from './useVideo.ts';

const looks = {
  paused: { icon: Play, label: strings.player.play },
  playing: { icon: Pause, label: strings.player.pause },
  ended: { icon: RotateCcw, label: strings.player.replay },
} as const;

function stateOf(video: HTMLVideoElement): keyof typeof looks {
  if (video.ended) return 'ended';
  return video.paused ? 'paused' : 'playing';
}

/** Plays, pauses, and plays once more from the beginning. */
export function PlayButton({ parts }: { parts: PlayerParts }) {
  const state = useVideo(parts.video, 'play pause ended seeking emptied', stateOf);
  return (
    <SkinButton
      {...looks[state]}
      solid={state !== 'ended'}
      shortcut="k"
      onClick={() => perform(parts, { name: 'togglePlay' })}
    />
  );
}
