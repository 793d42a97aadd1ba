import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { useState, type Ref } from 'react';
import { strings } from '../../strings/index.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { below, radius } from '../../ui/theme/tokens.ts';

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  max-height: calc(100vh - 160px);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: #000;
  ${below.phone} {
    border-radius: 0;
  }
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Over = styled.p`
  position: absolute;
  top: 50%;
  left: 50%;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  padding: 8px 16px;
  transform: translate(-50%, -50%);
  border-radius: ${radius.full};
  background: rgb(0 0 0 / 0.6);
  color: #fff;
  white-space: nowrap;
  pointer-events: none;
`;

interface Props {
  video: Video | null;
  ref: Ref<HTMLVideoElement>;
}

/** The video with the browser's controls, playing as soon as it can. */
export function Player({ video, ref }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  return (
    <Frame>
      {video !== null && (
        <video
          ref={ref}
          src={video.videoUrl}
          poster={video.imgUrl === '' ? undefined : video.imgUrl}
          title={video.title}
          controls
          autoPlay
          playsInline
          onLoadedData={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      )}
      <div role="status">
        {state === 'loading' && (
          <Over>
            <Spinner />
            {strings.watch.loading}
          </Over>
        )}
        {state === 'broken' && <Over>{strings.watch.unplayable}</Over>}
      </div>
    </Frame>
  );
}
