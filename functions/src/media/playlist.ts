import type { FragmentIndex } from './boxes.ts';
import type { Size } from './geometry.ts';

/** A rendition as the master playlist names it. */
export interface Variant extends Size {
  frameRate: number;
  /** Bits a second at their most and on average. */
  bandwidth: number;
  averageBandwidth: number;
  /** RFC 6381, picture and sound. */
  codecs: string;
  /** The rendition's own playlist, as the master refers to it. */
  reference: string;
}

/** How demanding a rendition is: the most of any fragment, and the average. */
export function bandwidths({ fragments }: FragmentIndex): { bandwidth: number; averageBandwidth: number } {
  const rate = (bytes: number, seconds: number) => Math.ceil((8 * bytes) / Math.max(seconds, 0.001));
  const total = fragments.reduce((sum, { size }) => sum + size, 0);
  const duration = fragments.reduce((sum, fragment) => sum + fragment.duration, 0);
  return {
    bandwidth: Math.max(...fragments.map((fragment) => rate(fragment.size, fragment.duration))),
    averageBandwidth: rate(total, duration),
  };
}

/** The HLS playlist (RFC 8216) of one file by its byte ranges; `reference` is how a playlist beside it names the file. */
export function mediaPlaylist({ headerSize, fragments }: FragmentIndex, reference: string): string {
  const longest = Math.max(...fragments.map(({ duration }) => duration));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longest))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${reference}",BYTERANGE="${headerSize}@0"`,
    ...fragments.flatMap(({ offset, size, duration }) => [
      `#EXTINF:${duration.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${size}@${offset}`,
      reference,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** The playlist of all renditions, in the order given: players begin with the first. */
export function masterPlaylist(variants: readonly Variant[]): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...variants.flatMap(({ bandwidth, averageBandwidth, codecs, width, height, frameRate, reference }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${averageBandwidth},CODECS="${codecs}",` +
        `RESOLUTION=${width}x${height},FRAME-RATE=${frameRate.toFixed(3)}`,
      reference,
    ]),
    '',
  ].join('\n');
}
