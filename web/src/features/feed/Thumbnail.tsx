import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { clock } from '../../lib/format/duration.ts';
import { Icon } from '../../ui/Icon.tsx';
import { color, font, motion, radius } from '../../ui/theme/tokens.ts';
import { CardPreview } from '../player/index.ts';

const Box = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.soft};
  color: ${color.textSoft};
`;

const Picture = styled.img<{ shown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ shown }) => (shown ? 1 : 0)};
  transition: opacity ${motion.open};
`;

const Badge = styled.span`
  position: absolute;
  inset: auto 8px 8px auto;
  padding: 1px 5px;
  border-radius: 4px;
  background: rgb(0 0 0 / 0.8);
  color: #fff;
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  video: Video;
  /** For the pictures that the first screen shows. */
  eager: boolean;
}

/** A video's picture in its 16:9 box; a sign in its place when there is none or it does not load. */
export function Thumbnail({ video: { imgUrl, thumbnails, duration, storyboard }, eager }: Props) {
  const src = thumbnails?.card ?? imgUrl;
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  return (
    <Box>
      {src === '' || state === 'broken' ? (
        <Icon icon={Play} size={32} />
      ) : (
        <Picture
          src={src}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          shown={state === 'shown'}
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
      <CardPreview storyboard={storyboard} />
      {duration !== undefined && <Badge>{clock(duration)}</Badge>}
    </Box>
  );
}
