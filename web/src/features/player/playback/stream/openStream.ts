import { openFile } from './file.ts';
import { hlsType } from './masterPlaylist.ts';
import { openNativeHls } from './nativeHls.ts';
import { openScriptHls } from './scriptHls.ts';
import type { OpenStream, Stream } from './stream.ts';

/** How HLS plays in this browser: by itself, by a script over Media Source Extensions, or not at all. */
function adaptiveStream(video: HTMLVideoElement): OpenStream | undefined {
  if (video.canPlayType(hlsType) !== '') return openNativeHls;
  return 'MediaSource' in window || 'ManagedMediaSource' in window ? openScriptHls : undefined;
}

/**
 * Brings a video to its element in the best way this browser has. Where HLS fails for good, the progressive file
 * takes over at the same moment; `onFailure` is for when nothing is left to try.
 * @returns the stream, and `fail` to say that the element gave up on it
 */
export function openStream(
  ...[video, media, options]: Parameters<OpenStream>
): Stream & { fail: () => void } {
  let adaptive = media.hls ? adaptiveStream(video) : undefined;
  let stream = (adaptive ?? openFile)(video, media, { ...options, onFailure: fail });

  function fail() {
    if (!adaptive) return options.onFailure();
    adaptive = undefined;
    stream.close();
    stream = openFile(video, media, { ...options, startAt: video.currentTime || options.startAt });
  }

  return { select: (quality) => stream.select(quality), close: () => stream.close(), fail };
}
