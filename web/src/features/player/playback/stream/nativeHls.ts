import { linkSpeed } from '../connection.ts';
import { firstVariants } from './firstVariants.ts';
import { hlsType, masterOf, variantsOf, type Variant } from './masterPlaylist.ts';
import { addressOf, changeSource, inOrder, type OpenStream } from './stream.ts';

async function loadVariants(url: string, signal: AbortSignal): Promise<Variant[]> {
  const answer = await fetch(url, { signal });
  return answer.ok ? variantsOf(await answer.text(), answer.url) : [];
}

/** A picture that grows by less is as sharp as before to most eyes. */
const noticeable = 1.2;

const linesShown = ({ clientWidth, clientHeight }: HTMLVideoElement) =>
  Math.min(clientWidth, clientHeight) * devicePixelRatio;

/** The address of a playlist of some variants, made here where they are more than one; until the signal. */
function addressOfSome(some: readonly Variant[], signal: AbortSignal): string {
  const [only, ...others] = some;
  if (only !== undefined && others.length === 0) return only.url;
  const url = URL.createObjectURL(new Blob([masterOf(some)], { type: hlsType }));
  signal.addEventListener('abort', () => URL.revokeObjectURL(url));
  return url;
}

/**
 * Plays HLS in a browser that knows it. Such browsers choose the rendition themselves, so a person's own choice is
 * the playlist of that one rendition; without the list of them (it could not be read) there is no choice.
 *
 * Chromium begins with the smallest and throws it away for another before it shows a frame. Where it says how fast the
 * connection is, it gets the playlist of a fitting one to begin with, and of the better ones where those would fit the
 * picture's place; until playing stalls or the picture grows beyond them: then it chooses among all.
 */
export const openNativeHls: OpenStream = (video, { src, hls = src }, { startAt, quality, onQualities }) => {
  const closing = new AbortController();
  const { signal } = closing;
  let variants: Variant[] = [];
  let wished = quality;
  let first: { url: string; hasBest: boolean } | undefined;

  const source = () => addressOf(variants, wished) ?? first?.url ?? hls;
  const begin = () => {
    video.src = source();
    video.currentTime = startAt;
  };
  const adapt = () => {
    if (first === undefined) return;
    first = undefined;
    changeSource(video, source());
  };

  // Chromium plays HLS from another host only when it was fetched with CORS.
  video.crossOrigin = 'anonymous';
  const isKnown = linkSpeed() !== undefined;
  if (!isKnown) begin();
  loadVariants(hls, signal).then(
    (found) => {
      variants = found;
      const qualities = inOrder(found.map((one) => one.lines));
      onQualities(qualities);
      const some = firstVariants(found, linkSpeed(), linesShown(video));
      if (some.length < found.length)
        first = { url: addressOfSome(some, signal), hasBest: some.at(-1)?.lines === qualities[0] };
      if (isKnown) begin();
      else changeSource(video, source());
    },
    () => {
      if (isKnown && !signal.aborted) begin();
    },
  );
  const isStalled = () => video.played.length > 0 && !video.seeking;
  video.addEventListener('waiting', () => isStalled() && adapt(), { signal });
  let place = linesShown(video);
  const growing = new ResizeObserver(() => {
    const before = place;
    place = linesShown(video);
    if (place > before * noticeable && first?.hasBest === false) adapt();
  });
  growing.observe(video);
  signal.addEventListener('abort', () => growing.disconnect());

  return {
    select: (choice) => {
      wished = choice;
      changeSource(video, source());
    },
    close: () => closing.abort(),
  };
};
