import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { color, font, radius } from '../../ui/theme/tokens.ts';
import { CardLine, CardTitle, ChannelName, Clamped } from './cardParts.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const Row = styled.article`
  position: relative;
  display: flex;
  gap: 12px;
  min-width: 0;
  border-radius: ${radius.field};
  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  h3 {
    font-size: ${font.size.body};
  }
  p {
    font-size: ${font.size.tiny};
  }
`;

const Picture = styled.div`
  flex: none;
  width: 168px;
  max-width: 45%;
  > span {
    border-radius: ${radius.field};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Whole = styled(Link)`
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A video beside another. */
export function SmallCard({ video }: { video: Video }) {
  return (
    <Row>
      <Picture>
        <Thumbnail video={video} eager={false} />
      </Picture>
      <Words>
        <CardTitle title={video.title} dir="auto">
          <Whole to={paths.video(video._id)}>
            <Clamped>{video.title}</Clamped>
          </Whole>
        </CardTitle>
        <ChannelName dir="auto">{video.channel.name}</ChannelName>
        <CardLine views={video.views} createdAt={video.createdAt} />
      </Words>
    </Row>
  );
}
