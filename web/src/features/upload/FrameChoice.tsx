import styled from '@emotion/styled';
import { useEffect, useId, useState } from 'react';
import { strings } from '../../strings/index.ts';
import { color, font, motion, radius } from '../../ui/theme/tokens.ts';
import { takeFrames } from './frames.ts';
import { useObjectUrl } from './useObjectUrl.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
`;

const Heading = styled.p`
  margin: 6px 0 4px;
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
  text-align: center;
`;

const Press = styled.button`
  aspect-ratio: 16 / 9;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.field};
  background: ${color.soft};
  cursor: pointer;
  transition: box-shadow ${motion.press};
  &:hover,
  &:focus-visible {
    outline: none;
    box-shadow:
      0 0 0 2px ${color.bg},
      0 0 0 4px ${color.accent};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The frames of a film; none while they are taken, or when the browser cannot show it. */
function useFrames(film: File): File[] {
  const [frames, setFrames] = useState<File[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    takeFrames(film, leaving.signal).then(setFrames, () => setFrames([]));
    return () => leaving.abort();
  }, [film]);
  return frames;
}

function Frame({ frame, label, onPick }: { frame: File; label: string; onPick: () => void }) {
  const url = useObjectUrl(frame);
  return (
    <Press type="button" aria-label={label} title={label} onClick={onPick}>
      {url !== undefined && <img src={url} alt="" />}
    </Press>
  );
}

/** Frames of the chosen film, to take one as its thumbnail. */
export function FrameChoice({ film, onPick }: { film: File; onPick: (frame: File) => void }) {
  const frames = useFrames(film);
  const id = useId();
  if (frames.length === 0) return null;
  return (
    <>
      <Heading id={id}>{strings.upload.frames}</Heading>
      <Row role="group" aria-labelledby={id}>
        {frames.map((frame, index) => (
          <Frame
            key={frame.name}
            frame={frame}
            label={strings.upload.frame(index + 1)}
            onPick={() => onPick(frame)}
          />
        ))}
      </Row>
    </>
  );
}
