import styled from '@emotion/styled';
import { VolumeX } from 'lucide-react';
import { useStore } from 'zustand/react';
import { strings } from '../../../strings/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { font, radius } from '../../../ui/theme/tokens.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { perform } from '../shortcuts/perform.ts';
import { look } from './look.ts';
import { Overlay } from './Overlay.tsx';

const Pill = styled.button`
  position: absolute;
  inset: 12px auto auto 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 16px 0 12px;
  border: 0;
  border-radius: ${radius.full};
  background: ${look.accent};
  color: ${look.onAccent};
  font-size: ${font.size.body};
  font-weight: ${font.weight.strong};
  cursor: pointer;
`;

/** Gives back the sound that the browser took away; stays until it is. */
export function Unmute({ parts }: { parts: PlayerParts }) {
  const taken = useStore(parts.store, (state) => state.mutedByBrowser);
  if (!taken) return null;
  return (
    <Overlay>
      <Pill type="button" onClick={() => perform(parts, { name: 'toggleMute' })}>
        <Icon icon={VolumeX} />
        {strings.player.unmute}
      </Pill>
    </Overlay>
  );
}
