import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { strings } from '../../../strings/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { font } from '../../../ui/theme/tokens.ts';
import type { Failure } from '../playback/failure.ts';
import { Cover, PillButton } from './Cover.tsx';
import { Overlay } from './Overlay.tsx';

const Words = styled.p`
  max-width: 400px;
  font-size: ${font.size.title};
  line-height: ${font.line.text};
  text-align: center;
`;

/** Says why the video does not play, and offers to try again. */
export function FailureScreen({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Overlay>
      <Cover role="alert">
        <Icon icon={CircleAlert} size={32} />
        <Words>{strings.player.failures[failure]}</Words>
        <PillButton type="button" onClick={onRetry}>
          {strings.common.retry}
        </PillButton>
      </Cover>
    </Overlay>
  );
}
