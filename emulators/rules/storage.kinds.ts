import { limits } from '../../functions/src/contract/limits.ts';

/** What the rules see of a file. */
export interface SentFile {
  size: number;
  contentType: string;
}

/** What people upload: where it goes, an ordinary file of it, how large one may be, and the types that are taken and not. */
export interface Kind {
  folder: 'videos' | 'images';
  file: SentFile;
  most: number;
  types: string[];
  refusedTypes: string[];
}

const REFUSED_EVERYWHERE = [
  'text/html',
  'application/octet-stream',
  'application/x-video/mp4',
  'video',
  'image',
];

export const KINDS: Kind[] = [
  {
    folder: 'videos',
    file: { size: 8, contentType: 'video/mp4' },
    most: limits.videoFile,
    types: [
      'video/mp4',
      'video/webm',
      'video/quicktime',
      'video/x-matroska',
      'video/3gpp',
      'video/vnd.dlna.mpeg-tts',
    ],
    refusedTypes: [
      ...REFUSED_EVERYWHERE,
      'image/png',
      'videos/mp4',
      'VIDEO/MP4',
      'video/',
      'video/mp4\n',
      'video/mp4; codecs="avc1"',
      'video/mp4, text/html',
    ],
  },
  {
    folder: 'images',
    file: { size: 8, contentType: 'image/png' },
    most: limits.imageFile,
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/vnd.microsoft.icon'],
    refusedTypes: [
      ...REFUSED_EVERYWHERE,
      'video/mp4',
      'images/png',
      'IMAGE/PNG',
      'image/',
      'image/png\n',
      'image/png; q=1',
      'image/svg+xml',
      'image/png, text/html',
    ],
  },
];

/** A time as names begin with it. */
export const STAMP = '1763744872000';

/** Names of either kind of file. */
export const NAMES = [
  { what: 'a name of several words and scripts', name: `${STAMP}Мой клип 🎬 (final).v2.bin`, allowed: true },
  { what: 'a name that begins with digits', name: `${STAMP}2026-11-21`, allowed: true },
  { what: 'a name without a time', name: 'file.bin', allowed: false },
  { what: 'a name with its time in the middle', name: `file${STAMP}.bin`, allowed: false },
  { what: 'a name with too short a time', name: `${STAMP.slice(1)}file`, allowed: false },
  { what: 'a name of letters as long as a time', name: 'thirteenchars.bin', allowed: false },
  { what: 'a time without a name', name: STAMP, allowed: false },
  { what: 'a name with a line break', name: `${STAMP}file\n.bin`, allowed: false },
];
