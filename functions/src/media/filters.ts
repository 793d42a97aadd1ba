import type { VideoStream } from './probe.ts';

/** Maps high dynamic range to what ordinary screens show (Hable's curve, BT.709). */
const toneMap = [
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
];

/** Filters that bring a stream's pictures to a size, with square pixels and ordinary colours. */
export const toSize = ({ hdr }: VideoStream, width: number, height: number): string[] => [
  `scale=${width}:${height}`,
  ...(hdr ? toneMap : []),
  'setsar=1',
];
