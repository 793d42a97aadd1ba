import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { Hourglass, VideoOff } from 'lucide-react';
import { strings } from '../../../strings/index.ts';
import { Icon } from '../../../ui/Icon.tsx';

const words = strings.watch.preparation;

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: calc(100dvh - 160px);
  padding: 24px;
  border-radius: inherit;
  background: #000;
  color: #fff;
  text-align: center;
`;

/** In the player's place: that there is nothing to watch yet, or that there will be nothing. */
export default function NotPlayable({ video: { status } }: { video: Video }) {
  const failed = status === 'failed';
  return (
    <Place role="status">
      <Icon icon={failed ? VideoOff : Hourglass} size={32} />
      {failed ? words.notPrepared : words.beingPrepared}
    </Place>
  );
}
