import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { color, motion, radius } from '../../ui/theme/tokens.ts';

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

interface Props {
  src: string;
  /** For the pictures that the first screen shows. */
  eager: boolean;
}

/** A video's picture in its 16:9 box; a sign in its place when there is none or it does not load. */
export function Thumbnail({ src, eager }: Props) {
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
    </Box>
  );
}
