import { useEffect } from 'react';
import { tilesOf, type Tile } from '../preview/storyboard.ts';
import { useTextFile } from '../preview/useTextFile.ts';

function addTiles(video: HTMLVideoElement, tiles: readonly Tile[]): () => void {
  // The name under which media-chrome looks for pictures to show while scrubbing.
  const existing = [...video.textTracks].find((track) => track.label === 'thumbnails');
  const track = existing ?? video.addTextTrack('metadata', 'thumbnails');
  track.mode = 'hidden';
  const cues = tiles.map(
    ({ start, end, url, x, y, width, height }) =>
      new VTTCue(start, end, `${url}#xywh=${x},${y},${width},${height}`),
  );
  for (const cue of cues) track.addCue(cue);
  return () => {
    for (const cue of cues) track.removeCue(cue);
  };
}

/** Gives the video the pictures that are shown while one looks for a moment. */
export function StoryboardTrack({
  video,
  storyboard,
}: {
  video: HTMLVideoElement;
  storyboard: string | undefined;
}) {
  const vtt = useTextFile(storyboard);
  useEffect(() => {
    if (vtt === undefined || storyboard === undefined) return;
    return addTiles(video, tilesOf(vtt, new URL(storyboard, location.href).href));
  }, [video, vtt, storyboard]);
  return null;
}
