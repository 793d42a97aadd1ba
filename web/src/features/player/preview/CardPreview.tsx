import styled from '@emotion/styled';
import { useEffect, useRef, useState, type FC } from 'react';
import { watchPreviewIntent } from './previewIntent.ts';
import type { FramesProps } from './StoryboardFrames.tsx';

const Place = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  pointer-events: none;
`;

/**
 * Stands over a card's picture and lets its video's moments pass by while somebody rests on the card, which is the
 * closest `article` around it. What that takes is loaded the first time it is wished for.
 */
export function CardPreview({ storyboard }: { storyboard: string | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const [wished, setWished] = useState(false);
  const [Frames, setFrames] = useState<FC<FramesProps>>();

  useEffect(() => {
    const card = place.current?.closest('article');
    if (!card || storyboard === undefined) return;
    return watchPreviewIntent(card, setWished);
  }, [storyboard]);

  useEffect(() => {
    if (!wished) return;
    import('./StoryboardFrames.tsx').then(
      (module) => setFrames(() => module.StoryboardFrames),
      // The card keeps its picture.
      () => undefined,
    );
  }, [wished]);

  return (
    <Place ref={place} aria-hidden="true">
      {wished && Frames && storyboard !== undefined && <Frames storyboard={storyboard} />}
    </Place>
  );
}
