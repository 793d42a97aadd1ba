import { limits } from '@lantern/functions/contract/limits';
import { strings } from '../../../strings/index.ts';

const words = strings.captions;

/** The most bytes a file of captions may have: in UTF-16 a character takes two. */
const mostBytes = 2 * limits.captions.bytes;

/** Why a file cannot hold captions, in words; thrown before anything is sent. */
export class CaptionsFileError extends Error {}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What programs of old write west of Poland, where they say nothing of it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of a file of captions, in whichever encoding it was saved.
 * @throws {CaptionsFileError} when it cannot be one
 */
export async function readCaptionsFile(file: Blob): Promise<string> {
  if (file.size === 0) throw new CaptionsFileError(words.empty);
  if (file.size > mostBytes) throw new CaptionsFileError(words.tooLarge);
  const text = decode(await file.arrayBuffer());
  if (text.includes('\u0000')) throw new CaptionsFileError(words.noText);
  if (text.length > limits.captions.bytes) throw new CaptionsFileError(words.tooLarge);
  return text;
}
