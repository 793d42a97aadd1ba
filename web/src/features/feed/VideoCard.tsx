import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { below, color, motion, radius } from '../../ui/theme/tokens.ts';
import { CardLine, CardTitle, ChannelName, Clamped } from './cardParts.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  border-radius: ${radius.picture};
  > span:first-of-type img {
    transition:
      opacity ${motion.open},
      transform 400ms ease-out;
  }
  &:hover > span:first-of-type img {
    transform: scale(1.03);
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
  ${below.phone} {
    > span:first-of-type {
      border-radius: 0;
    }
  }
`;

const About = styled.div`
  display: flex;
  gap: 12px;
  min-width: 0;
  ${below.phone} {
    padding: 0 16px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Makes the whole card the link's target, so that there is one link for screen readers and the Tab key. */
const Whole = styled(Link)`
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

interface Props {
  video: Video;
  eager?: boolean;
}

/** A video in a feed. */
export function VideoCard({ video, eager = false }: Props) {
  return (
    <Card>
      <Thumbnail video={video} eager={eager} />
      <About>
        <Avatar id={video.channel._id} name={video.channel.name} img={video.channel.img} />
        <Words>
          <CardTitle as="h2" title={video.title} dir="auto">
            <Whole to={paths.video(video._id)}>
              <Clamped>{video.title}</Clamped>
            </Whole>
          </CardTitle>
          <ChannelName dir="auto">{video.channel.name}</ChannelName>
          <CardLine views={video.views} createdAt={video.createdAt} />
        </Words>
      </About>
    </Card>
  );
}
