import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { useEffect, useRef } from 'react';
import { strings } from '../../strings/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { above, below, font } from '../../ui/theme/tokens.ts';
import { ChannelRow } from '../channel/index.ts';
import { Comments } from '../comments/index.ts';
import { Description } from './Description.tsx';
import { Player } from './Player.tsx';
import { Related } from './Related.tsx';
import { VideoActions } from './VideoActions.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 24px;
  max-width: 1760px;
  margin-inline: auto;
  padding: 24px 24px 64px;
  ${above.sidePanel} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
  @media (min-width: 1500px) {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
  ${below.phone} {
    padding: 0 0 48px;
  }
`;

const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 16px;
  ${below.phone} {
    padding: 12px 16px 0;
  }
`;

const Title = styled.h1`
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Aside = styled.aside`
  min-width: 0;
  ${below.phone} {
    padding-inline: 16px;
  }
`;

function WordsSkeleton() {
  return (
    <>
      <Skeleton width="70%" height="26px" />
      <Bar>
        <Skeleton width="260px" height="40px" radius="20px" />
        <Skeleton width="300px" height="36px" radius="18px" />
      </Bar>
      <Skeleton height="96px" radius="12px" />
    </>
  );
}

/** A video's player with all that stands around it; places for them while it is on its way. */
export function Watch({ video }: { video: Video | null }) {
  const player = useRef<HTMLVideoElement>(null);
  const title = video?.title;
  useEffect(() => {
    document.title = strings.common.pageTitle(title ?? strings.watch.loading);
  }, [title]);

  const seek = (seconds: number) => {
    const element = player.current;
    if (element === null) return;
    element.currentTime = seconds;
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
    element.play().catch(() => {
      // The browser wants a press on the player first; it stands at the moment asked for.
    });
  };

  return (
    <Columns>
      <article>
        <Player ref={player} video={video} />
        <Below>
          {video === null ? (
            <WordsSkeleton />
          ) : (
            <>
              <Title dir="auto">{video.title}</Title>
              <Bar>
                <ChannelRow channel={video.channel} />
                <VideoActions video={video} />
              </Bar>
              <Description video={video} onSeek={seek} />
              <Comments videoId={video._id} onSeek={seek} />
            </>
          )}
        </Below>
      </article>
      <Aside>
        <Related video={video} />
      </Aside>
    </Columns>
  );
}
