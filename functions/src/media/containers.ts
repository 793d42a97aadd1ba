import { open } from 'node:fs/promises';

/** The demuxers that uploads may use: recordings, not playlists, picture sequences or scripts that name other files. */
export const demuxers = ['mov', 'matroska', 'avi', 'mpegts', 'mpeg', 'flv', 'asf', 'ogg', 'mxf'] as const;

/** What ffmpeg and ffprobe are told before every file nobody vouches for: read it alone, as a recording, quietly. */
export const untrustedInput = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  demuxers.join(','),
] as const;

const latin1 = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** How each container begins. */
const beginnings: readonly ((head: Buffer) => boolean)[] = [
  // ISO base media and QuickTime: a box's size, then its type.
  (head) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(latin1(head, 4, 8)),
  // Matroska and WebM: EBML.
  (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  (head) => latin1(head, 0, 4) === 'RIFF' && latin1(head, 8, 11) === 'AVI',
  // MPEG transport stream: a sync byte every 188 bytes; programme stream: a pack header.
  (head) => head[0] === 0x47 && head[188] === 0x47,
  (head) => head.readUInt32BE(0) === 0x000001ba,
  (head) => latin1(head, 0, 3) === 'FLV',
  (head) => latin1(head, 0, 4) === 'OggS',
  // ASF (Windows Media) and MXF: the first bytes of their header's identifier.
  (head) => head.readUInt32BE(0) === 0x3026b275,
  (head) => head.readUInt32BE(0) === 0x060e2b34,
];

/** Whether a file begins as a recording does, whatever its name says: what tells a damaged video from no video. */
export async function beginsAsVideo(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(192);
    await file.read(head, 0, head.length, 0);
    return beginnings.some((begins) => begins(head));
  } finally {
    await file.close();
  }
}
