import { describe, expect, it } from 'vitest';
import { CaptionsFileError, readCaptionsFile } from './captionsFile.ts';

const said = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße\n';

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

describe('a file of captions is read in the encoding it was saved in', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(said)],
    ['UTF-16 with its mark', utf16(said)],
    ['Windows’ Western European', new Uint8Array(Buffer.from(said, 'latin1'))],
  ])('%s', async (_encoding, bytes) => {
    expect(await readCaptionsFile(new Blob([bytes]))).toBe(said);
  });
});

describe('a file that cannot hold captions is refused before it is sent', () => {
  it.each([
    ['an empty one', new Uint8Array()],
    ['one that is no text', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['one as large as a film', new Uint8Array(2_000_000)],
    ['one with more text than the product takes', new TextEncoder().encode('x'.repeat(600_000))],
  ])('%s', async (_what, bytes) => {
    await expect(readCaptionsFile(new Blob([bytes]))).rejects.toThrow(CaptionsFileError);
  });
});
