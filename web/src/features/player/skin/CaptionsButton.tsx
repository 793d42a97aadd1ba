import { Captions } from 'lucide-react';
import { useStore } from 'zustand/react';
import { strings } from '../../../strings/index.ts';
import { captionsIn } from '../playback/captions.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';
import { SkinButton } from './SkinButton.tsx';

/** Turns captions on and off; absent where the video has none. */
export function CaptionsButton({ parts }: { parts: PlayerParts }) {
  const language = useStore(parts.store, (state) => state.captions);
  const all = parts.media.captions ?? [];
  if (all.length === 0) return null;
  return (
    <SkinButton
      icon={Captions}
      label={strings.player.captions}
      shortcut="c"
      aria-pressed={language !== null && captionsIn(all, language) !== undefined}
      onClick={() => perform(parts, { name: 'toggleCaptions' })}
    />
  );
}
