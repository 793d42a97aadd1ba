import { type MediaReason, mediaReasons } from '../contract/media.ts';
import { ToolFailed, ToolTimedOut, fullDisk } from './tool.ts';

/** A file that no second try would make ready: it says why, in words for its uploader. */
export class Refused extends Error {
  readonly reason: MediaReason;

  constructor(reason: MediaReason, options?: ErrorOptions) {
    super(mediaReasons[reason], options);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/**
 * Turns a tool's failure on a file into the reason its uploader reads. Our own troubles (a full disk, a missing
 * program), which a second try may not have, stay as they are.
 */
export function refusalFor(error: unknown, otherwise: MediaReason = 'damaged'): unknown {
  if (error instanceof ToolTimedOut) return new Refused('too-complex', { cause: error });
  if (!(error instanceof ToolFailed) || fullDisk.test(error.message)) return error;
  const demanding = error.message.includes('Cannot allocate memory');
  return new Refused(demanding ? 'too-complex' : otherwise, { cause: error });
}
