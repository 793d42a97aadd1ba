import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState } from 'react';
import { palettes } from '../../../ui/theme/palettes.ts';
import { tilesOf, type Tile } from './storyboard.ts';
import { useTextFile } from './useTextFile.ts';

/** How long each moment is seen, in milliseconds, and how many pass by before it starts over. */
const pace = 600;
const most = 20;

const appear = keyframes`
  from { opacity: 0; }
`;

const Box = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  background: #000;
  animation: ${appear} 200ms;
`;

const Progress = styled.span`
  position: absolute;
  inset: auto auto 0 0;
  height: 3px;
  background: ${palettes.dark.accent};
  transition: width ${pace}ms linear;
`;

/** Moments spread evenly over the video. */
function spread(tiles: readonly Tile[]): Tile[] {
  const step = Math.max(1, tiles.length / most);
  return Array.from(
    { length: Math.min(tiles.length, most) },
    (_, number) => tiles[Math.floor(number * step)],
  ).filter((tile) => tile !== undefined);
}

function usePassing(tiles: readonly Tile[]): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (tiles.length === 0) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % tiles.length), pace);
    return () => clearInterval(timer);
  }, [tiles]);
  return at;
}

/** Whether a picture is loaded. */
function useLoaded(url: string | undefined): boolean {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    const image = new Image();
    image.addEventListener('load', () => setLoaded(url), { once: true });
    image.src = url;
  }, [url]);
  return url !== undefined && loaded === url;
}

/** Cuts one picture out of its sprite, large enough to cover the box around it. */
function Frame({ tile: { url, x, y, width, height } }: { tile: Tile }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const box = frame.current?.parentElement;
    if (box) setScale(Math.max(box.clientWidth / width, box.clientHeight / height));
  }, [width, height]);
  return (
    <span
      ref={frame}
      style={{ flex: 'none', width, height, scale: `${scale}`, background: `url("${url}") -${x}px -${y}px` }}
    />
  );
}

export interface FramesProps {
  storyboard: string;
}

/** The moments of a video, one after the other. */
export function StoryboardFrames({ storyboard }: FramesProps) {
  const vtt = useTextFile(storyboard);
  const tiles = useMemo(
    () => spread(vtt === undefined ? [] : tilesOf(vtt, new URL(storyboard, location.href).href)),
    [vtt, storyboard],
  );
  const at = usePassing(tiles);
  const tile = tiles[at];
  const loaded = useLoaded(tile?.url);
  if (!tile || !loaded) return null;
  return (
    <Box>
      <Frame tile={tile} />
      <Progress style={{ width: `${((at + 1) / tiles.length) * 100}%` }} />
    </Box>
  );
}
