import styled from '@emotion/styled';
import { limits } from '@lantern/functions/contract/limits';
import type { Video } from '@lantern/functions/contract/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { below, color, font, radius } from '../../ui/theme/tokens.ts';
import { CardLine, CardTitle, Clamped } from './cardParts.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(200px, 360px) minmax(0, 1fr);
  gap: 16px;
  border-radius: ${radius.picture};
  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
  h2 {
    font-size: 18px;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    > span:first-of-type {
      border-radius: 0;
    }
    > div {
      padding: 0 16px;
    }
    h2 {
      font-size: ${font.size.title};
    }
  }
`;

const Whole = styled(Link)`
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const By = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 12px 0;
  color: ${color.textSoft};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const About = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  color: ${color.textSoft};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

/** The beginning of a description; one that the feed has cut ends with a whole word. */
function beginning(desc: string): string {
  return desc.length < limits.feedDesc ? desc : desc.replace(/\s+\S*$/, ' …');
}

/** A video with its words beside it, and its description's beginning. */
export function WideCard({ video, eager = false }: { video: Video; eager?: boolean }) {
  return (
    <Row>
      <Thumbnail video={video} eager={eager} />
      <div>
        <CardTitle as="h2" title={video.title} dir="auto">
          <Whole to={paths.video(video._id)}>
            <Clamped>{video.title}</Clamped>
          </Whole>
        </CardTitle>
        <CardLine views={video.views} createdAt={video.createdAt} />
        <By>
          <Avatar id={video.channel._id} name={video.channel.name} img={video.channel.img} size={24} />
          <span dir="auto">{video.channel.name}</span>
        </By>
        <About dir="auto">{beginning(video.desc)}</About>
      </div>
    </Row>
  );
}

/** The place of a wide card that is on its way. */
export function WideCardSkeleton() {
  return (
    <Row as="div">
      <Skeleton css={{ aspectRatio: '16 / 9', height: 'auto' }} radius="12px" />
      <div css={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
        <Skeleton width="80%" height="20px" />
        <Skeleton width="40%" height="13px" />
        <Skeleton width="30%" height="24px" />
      </div>
    </Row>
  );
}
