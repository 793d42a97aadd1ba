import { errorCode, grpc } from '../error-code.ts';

/** Documents that too many people wrote at once, as this instance has met it, and until when it goes round them. */
const contended = new Map<string, number>();

/** As long as shards wait to be folded: until then nothing is gained by trying the document again. */
const AVOID_MS = 60_000;
const REMEMBERED = 1000;

export function isContended(path: string): boolean {
  const until = contended.get(path);
  if (until === undefined) return false;
  if (until > Date.now()) return true;
  contended.delete(path);
  return false;
}

/** Notes that a document is written by too many; the counters on it go to its shards for a while. */
export function avoid(path: string): void {
  if (contended.size >= REMEMBERED) contended.clear();
  contended.set(path, Date.now() + AVOID_MS);
}

/**
 * Writes with counters in them, and writes again round the counted document when it turns out to be contended.
 * @param write is run from the start each time; it counts with `addTo`
 */
export async function writeCounting<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  // Asked before writing: others who write at the same moment may note it before this one fails.
  const wentRound = isContended(path);
  try {
    return await write();
  } catch (error) {
    if (errorCode(error) !== grpc.aborted || wentRound) throw error;
    avoid(path);
    return write();
  }
}
