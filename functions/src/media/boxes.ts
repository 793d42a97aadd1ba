import { type FileHandle, open } from 'node:fs/promises';

/** The boxes of an ISO base media file (ISO/IEC 14496-12): only as much as playlists need. */
export interface Box {
  type: string;
  offset: number;
  size: number;
}

/** One fragment of a fragmented MP4: a run of pictures and sound that begins with a keyframe. */
export interface Fragment {
  offset: number;
  size: number;
  /** Seconds. */
  duration: number;
}

/** What a playlist says of a fragmented MP4: where its header ends, its fragments, and the decoder it asks for. */
export interface FragmentIndex {
  headerSize: number;
  fragments: Fragment[];
  /** RFC 6381, the picture's part: `avc1.` and profile, constraints and level from the decoder's configuration. */
  codec: string;
}

const header = 16;

/** A file that hides its index behind more boxes than this means to keep us busy. */
const mostBoxes = 1000;

async function readAt(file: FileHandle, offset: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, offset);
  return buffer.subarray(0, bytesRead);
}

async function boxAt(file: FileHandle, offset: number, end: number): Promise<Box | undefined> {
  const head = await readAt(file, offset, header);
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  const size =
    short === 1 && head.length === header
      ? Number(head.readBigUInt64BE(8))
      : short === 0
        ? end - offset
        : short;
  if (size < 8) return undefined;
  return { type: head.toString('latin1', 4, 8), offset, size };
}

/** The boxes at the top of a file, in order, up to the first that is none. */
async function* topBoxes(file: FileHandle): AsyncGenerator<Box> {
  const { size: end } = await file.stat();
  for (let offset = 0, count = 0; offset < end && count < mostBoxes; count += 1) {
    const box = await boxAt(file, offset, end);
    if (box === undefined) return;
    yield box;
    offset += box.size;
  }
}

async function opened<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Whether an MP4's index stands before its pictures, so that it plays while it loads. */
export async function moovComesFirst(path: string): Promise<boolean> {
  return opened(path, async (file) => {
    for await (const { type } of topBoxes(file)) {
      if (type === 'moov') return true;
      if (type === 'mdat') return false;
    }
    return false;
  });
}

/** Reads a segment index box (14496-12, 8.16.3). `end` is where it ends in the file: its offsets count from there. */
function parseSidx(sidx: Buffer, end: number): Fragment[] {
  const wide = sidx.readUInt8(8) === 1;
  const timescale = sidx.readUInt32BE(16);
  const [firstOffset, count, first] = wide
    ? [Number(sidx.readBigUInt64BE(28)), sidx.readUInt16BE(38), 40]
    : [sidx.readUInt32BE(24), sidx.readUInt16BE(30), 32];
  let offset = end + firstOffset;
  return Array.from({ length: count }, (_, number) => {
    const at = first + number * 12;
    const size = sidx.readUInt32BE(at) & 0x7fffffff;
    const fragment = { offset, size, duration: sidx.readUInt32BE(at + 4) / timescale };
    offset += size;
    return fragment;
  });
}

/** AVCDecoderConfigurationRecord (14496-15, 5.3.3.1): a version, then profile, constraints and level. */
function parseCodec(moov: Buffer): string {
  const at = moov.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error('There is no H.264 in this file');
  return `avc1.${moov.toString('hex', at + 5, at + 8)}`;
}

/** Reads what a playlist needs from a fragmented H.264 MP4 with one index in front (`global_sidx`). */
export async function readFragments(path: string): Promise<FragmentIndex> {
  return opened(path, async (file) => {
    const boxes = new Map<string, Box>();
    for await (const box of topBoxes(file)) {
      if (!boxes.has(box.type)) boxes.set(box.type, box);
      if (box.type === 'moof') break;
    }
    const moov = boxes.get('moov');
    const sidx = boxes.get('sidx');
    if (moov === undefined || sidx === undefined)
      throw new Error('This is not a fragmented MP4 with an index');
    return {
      headerSize: moov.offset + moov.size,
      fragments: parseSidx(await readAt(file, sidx.offset, sidx.size), sidx.offset + sidx.size),
      codec: parseCodec(await readAt(file, moov.offset, moov.size)),
    };
  });
}
