import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  Captions,
  ChevronsLeft,
  ChevronsRight,
  Gauge,
  Pause,
  Play,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { Icon } from '../../../ui/Icon.tsx';
import { font, radius } from '../../../ui/theme/tokens.ts';
import type { Notice, PlayerStore } from '../playback/state.ts';
import { look } from './look.ts';
import { Overlay } from './Overlay.tsx';

const icons: Record<Notice['sign'], LucideIcon> = {
  play: Play,
  pause: Pause,
  back: ChevronsLeft,
  forward: ChevronsRight,
  volume: Volume2,
  muted: VolumeX,
  speed: Gauge,
  captions: Captions,
};

/** Long enough to read, in milliseconds. */
const shownFor = 900;

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled.div`
  position: absolute;
  inset-block-start: 12%;
  inset-inline-start: 50%;
  translate: -50%;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-radius: ${radius.full};
  background: ${look.scrim};
  color: ${look.ink};
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  white-space: nowrap;
  pointer-events: none;
  animation: ${appear} 120ms;
  media-controller[data-mini] & {
    display: none;
  }
`;

/** Tells for a moment what a key just did. */
export function NoticeBubble({ store }: { store: PlayerStore }) {
  const notice = useStore(store, (state) => state.notice);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => store.setState({ notice: null }), shownFor);
    return () => clearTimeout(timer);
  }, [notice, store]);
  return (
    <Overlay>
      <div role="status">
        {notice && (
          <Bubble>
            <Icon icon={icons[notice.sign]} />
            {notice.text}
          </Bubble>
        )}
      </div>
    </Overlay>
  );
}
