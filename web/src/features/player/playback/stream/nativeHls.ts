import type { Rendition } from '../../media.ts';
import { variantsOf } from './masterPlaylist.ts';
import { addressOf, changeSource, inOrder, type OpenStream } from './stream.ts';

async function loadVariants(url: string, signal: AbortSignal): Promise<Rendition[]> {
  const answer = await fetch(url, { signal });
  return answer.ok ? variantsOf(await answer.text(), answer.url) : [];
}

/**
 * Plays HLS in a browser that knows it. Such browsers choose the rendition themselves, so a person's own choice is
 * the playlist of that one rendition; without the list of them (it could not be read) there is no choice.
 */
export const openNativeHls: OpenStream = (video, { src, hls = src }, { startAt, quality, onQualities }) => {
  const closing = new AbortController();
  let variants: Rendition[] = [];
  let wished = quality;

  const apply = () => changeSource(video, addressOf(variants, wished) ?? hls);

  // Chromium plays HLS from another host only when it was fetched with CORS.
  video.crossOrigin = 'anonymous';
  video.src = hls;
  video.currentTime = startAt;
  loadVariants(hls, closing.signal).then(
    (found) => {
      variants = found;
      onQualities(inOrder(found.map((one) => one.lines)));
      apply();
    },
    () => undefined,
  );
  return {
    select: (choice) => {
      wished = choice;
      apply();
    },
    close: () => closing.abort(),
  };
};
