import { addressOf, changeSource, inOrder, type OpenStream } from './stream.ts';

/** Plays one progressive file; another quality is another file. */
export const openFile: OpenStream = (video, { src, renditions = [] }, { startAt, quality, onQualities }) => {
  // A file plays from every host, whether it allows CORS or not.
  video.crossOrigin = null;
  video.src = addressOf(renditions, quality) ?? src;
  video.currentTime = startAt;
  onQualities(inOrder(renditions.map((one) => one.lines)));
  return {
    select: (wished) => changeSource(video, addressOf(renditions, wished) ?? src),
    close: () => undefined,
  };
};
