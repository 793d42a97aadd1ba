import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { Part } from '../../lib/Part.tsx';
import { useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { above, below, font, radius } from '../../ui/theme/tokens.ts';
import { ChannelRow } from '../channel/index.ts';
import { Comments } from '../comments/index.ts';
import type { PlayerHandle } from '../player/index.ts';
import { Description } from './Description.tsx';
import { usePreparation } from './preparation/usePreparation.ts';
import { Related } from './Related.tsx';
import { VideoActions } from './VideoActions.tsx';
import { WatchPlayer } from './WatchPlayer.tsx';

const loadNotPlayable = () => import('./preparation/NotPlayable.tsx');
const loadOwnerNotice = () => import('./preparation/OwnerNotice.tsx');

const Columns = styled.article`
  display: grid;
  grid-template: 'player' 'words' 'side' / minmax(0, 1fr);
  gap: 0 24px;
  max-width: 1760px;
  margin-inline: auto;
  padding: 24px 24px 64px;
  /* From the side panel to the window's edge. */
  ${above.phone} {
    --edge: calc(max(0px, (100% - 2000px) / 2) + 24px);
  }
  ${above.sidePanel} {
    --side: 360px;
    grid-template: 'player side' 'words side' 1fr / minmax(0, 1fr) var(--side);
    &[data-theatre='true'] {
      grid-template: 'player player' 'words side' 1fr / minmax(0, 1fr) var(--side);
    }
  }
  @media (min-width: 1500px) {
    --side: 400px;
  }
  ${below.phone} {
    padding: 0 0 48px;
  }
`;

const PlayerPlace = styled.div`
  grid-area: player;
  border-radius: ${radius.picture};
  scroll-margin-top: 80px;
  &[data-theatre='true'] {
    margin: -24px -24px 0;
    border-radius: 0;
  }
  ${below.phone} {
    border-radius: 0;
    &[data-theatre='true'] {
      margin: 0;
    }
  }
`;

const Below = styled.div`
  grid-area: words;
  min-width: 0;
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
  text-align: -webkit-match-parent;
  text-align: match-parent;
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
  grid-area: side;
  min-width: 0;
  padding-top: 32px;
  /* In one column nothing shows yet below what may still grow. */
  div:has(> section[aria-busy='true']) + & {
    visibility: var(--beside, hidden);
  }
  ${above.sidePanel} {
    padding-top: 0;
    --beside: visible;
    [data-theatre='true'] > & {
      padding-top: 16px;
    }
  }
  ${below.phone} {
    padding-inline: 16px;
  }
`;

const Place = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

function WordsSkeleton() {
  return (
    <Place aria-busy="true" aria-label={strings.common.loading}>
      <Skeleton width="70%" height="26px" />
      <Bar>
        <Skeleton width="260px" height="40px" radius="20px" />
        <Skeleton width="300px" height="36px" radius="18px" />
      </Bar>
      <Skeleton height="96px" radius="12px" />
    </Place>
  );
}

/** A video's player with all that stands around it; places for them while it is on its way. */
export function Watch({ videoId, video }: { videoId: string; video: Video | null }) {
  const player = useRef<PlayerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const [theatre, setTheatre] = useState(false);
  const uid = useCurrentUser()?._id;
  usePreparation(video);
  const title = video?.title;
  useEffect(() => {
    document.title = strings.common.pageTitle(title ?? strings.watch.loading);
  }, [title]);

  const seek = (seconds: number) => {
    player.current?.seek(seconds);
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <Columns data-theatre={theatre}>
      <PlayerPlace ref={place} data-theatre={theatre}>
        {video?.isPlayable === false ? (
          <Part load={loadNotPlayable} given={{ video }} />
        ) : (
          <WatchPlayer videoId={videoId} video={video} onTheatre={setTheatre} player={player} />
        )}
      </PlayerPlace>
      <Below>
        {video === null ? (
          <WordsSkeleton />
        ) : (
          <>
            {video.userId === uid && <Part key={video._id} load={loadOwnerNotice} given={{ video }} />}
            <Title dir="auto">{video.title}</Title>
            <Bar>
              <ChannelRow channel={video.channel} />
              <VideoActions key={video._id} video={video} />
            </Bar>
            <Description key={`about ${video._id}`} video={video} onSeek={seek} />
            <Comments key={video._id} videoId={video._id} onSeek={seek} />
          </>
        )}
      </Below>
      <Aside>
        <Related video={video} />
      </Aside>
    </Columns>
  );
}
