import type { Rendition } from '../../media.ts';

/** What browsers know playlists by. */
export const hlsType = 'application/vnd.apple.mpegurl';

/** A rendition in a playlist, with the bits that its worst second takes. */
export interface Variant extends Rendition {
  bandwidth: number;
  /** Its line in the playlist, which says what it asks of a player. */
  line: string;
}

const resolution = /[:,]RESOLUTION=(\d+)x(\d+)/;
const bandwidth = /[:,]BANDWIDTH=(\d+)/;

/** A picture's quality in lines, as people name it: 1080 for 1920x1080, and for a phone's 1080x1920 too. */
export function linesOf(width: number, height: number): number {
  return Math.min(width, height);
}

/**
 * The variants of an HLS master playlist, RFC 8216 section 4.3.4.2: the line after each EXT-X-STREAM-INF is its address.
 * @param base the playlist's own address, that the variants' are relative to
 */
export function variantsOf(playlist: string, base: string): Variant[] {
  const lines = playlist.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const size = line.startsWith('#EXT-X-STREAM-INF') ? resolution.exec(line) : null;
    const bits = Number(bandwidth.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
    const address = lines.slice(at + 1).find((next) => next !== '' && !next.startsWith('#'));
    if (size === null || address === undefined) return [];
    const quality = linesOf(Number(size[1]), Number(size[2]));
    return [{ lines: quality, url: new URL(address, base).href, bandwidth: bits, line }];
  });
}

/** A master playlist of these variants, which plays wherever it is kept. */
export function masterOf(variants: readonly Variant[]): string {
  return ['#EXTM3U', ...variants.flatMap(({ line, url }) => [line, url]), ''].join('\n');
}
