import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnails } from './pictures.ts';

/** A PNG's chunk: length, type, content, checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is that large, and holds hardly anything. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that cannot be shown is refused with its reason', () => {
  it.each<[string, string | Buffer]>([
    ['nothing', Buffer.alloc(1)],
    ['a text', Buffer.from('not a picture')],
    [
      'an SVG, which can hold a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
  ])('%s', async (_, content) => {
    await expect(thumbnails(Buffer.from(content))).rejects.toMatchObject({ reason: 'not-a-picture' });
  });

  it('30,000 by 30,000 pixels, before any of them is decoded', async () => {
    await expect(thumbnails(bomb(30_000, 30_000))).rejects.toMatchObject({ reason: 'picture-too-large' });
  });

  it('one that breaks off', async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();

    await expect(thumbnails(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});
