import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { useLayoutEffect, useRef, useState } from 'react';
import { exactTime, timeAgo } from '../../lib/format/time.ts';
import { strings } from '../../strings/index.ts';
import { RichText } from '../../ui/RichText.tsx';
import { below, color, font, radius } from '../../ui/theme/tokens.ts';

const words = strings.watch;

const Box = styled.section`
  padding: 12px 16px 16px;
  border-radius: ${radius.picture};
  background: ${color.bgRaised};
  ${below.phone} {
    margin-inline: 0;
  }
`;

const Line = styled.p`
  margin-bottom: 4px;
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Fold = styled.div<{ folded: boolean }>`
  max-width: 760px;
  ${({ folded }) =>
    folded &&
    `
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  `}
`;

const Toggle = styled.button`
  margin-top: 8px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

interface Props {
  video: Video;
  onSeek: (seconds: number) => void;
}

/** How often and since when, and the description, folded when it is long. */
export function Description({ video, onSeek }: Props) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const fold = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = fold.current;
    if (element === null || open) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, video.desc]);

  return (
    <Box>
      <Line title={exactTime(video.createdAt)}>{words.line(video.views, timeAgo(video.createdAt))}</Line>
      <Fold ref={fold} folded={!open}>
        <RichText text={video.desc} onSeek={onSeek} />
      </Fold>
      {(long || open) && (
        <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.less : words.more}
        </Toggle>
      )}
    </Box>
  );
}
