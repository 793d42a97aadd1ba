import type Hls from 'hls.js/light';
import { loadCode } from '../../../../lib/loadPart.ts';
import { linesOf } from './masterPlaylist.ts';
import { inOrder, nearest, type OpenStream, type Quality, type StreamOptions } from './stream.ts';

function offered(hls: Hls): number[] {
  return hls.levels.map(({ width, height }) => linesOf(width, height));
}

function applyQuality(hls: Hls, quality: Quality): void {
  const lines = nearest(offered(hls), quality);
  // -1, when no level is meant, leaves the choice to the library, by what the connection carries.
  hls.nextLevel = lines === undefined ? -1 : offered(hls).indexOf(lines);
}

async function attach(
  video: HTMLVideoElement,
  url: string,
  { startAt, onQualities, onFailure }: StreamOptions,
  wished: () => Quality,
): Promise<Hls> {
  const { default: Library } = await loadCode(() => import('hls.js/light'));
  const hls = new Library({ startPosition: startAt, capLevelToPlayerSize: true });
  let recovered = false;
  hls.on(Library.Events.MANIFEST_PARSED, () => {
    onQualities(inOrder(offered(hls)));
    if (wished() !== 'auto') applyQuality(hls, wished());
  });
  hls.on(Library.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Library.ErrorTypes.MEDIA_ERROR || recovered) return onFailure();
    recovered = true;
    hls.recoverMediaError();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return hls;
}

/** Plays HLS in a browser that needs a script for it; the script comes when the first video asks for it. */
export const openScriptHls: OpenStream = (video, { src, hls: url = src }, options) => {
  let wished = options.quality;
  let closed = false;
  let hls: Hls | undefined;
  attach(video, url, options, () => wished).then(
    (attached) => {
      if (closed) attached.destroy();
      else hls = attached;
    },
    () => {
      if (!closed) options.onFailure();
    },
  );
  return {
    select: (quality) => {
      wished = quality;
      if (hls) applyQuality(hls, quality);
    },
    close: () => {
      closed = true;
      hls?.destroy();
    },
  };
};
