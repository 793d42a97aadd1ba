import sharp from 'sharp';
import { type Size, within } from './geometry.ts';
import { mediaLimits } from './limits.ts';
import { Refused } from './refused.ts';

// Of everything libvips can read (SVG and PDF run code of their own), only what people take pictures in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** The longer side of a thumbnail at most: on a card (twice its width there, for sharp screens) and across a page. */
export const pictureSizes = { card: 480, full: 1280 } as const;

export type PictureName = keyof typeof pictureSizes;

export const pictureNames = Object.keys(pictureSizes) as PictureName[];

export interface Picture extends Size {
  webp: Buffer;
}

/** An uploaded picture's size as it is shown, by its header alone. @throws Refused */
async function sizeOf(file: string | Buffer): Promise<Size> {
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (error) {
    throw new Refused('not-a-picture', { cause: error });
  }
}

async function shrink(file: string | Buffer, size: Size): Promise<Picture> {
  // sharp leaves out where, when and with what a picture was taken unless told to keep it.
  const { data, info } = await sharp(file, { limitInputPixels: mediaLimits.imagePixels })
    .autoOrient()
    .resize(size.width, size.height, { fit: 'fill' })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

/**
 * The thumbnails of a picture: upright, WebP, without its metadata, never larger than it came.
 * @throws Refused when it is no picture, too large, or damaged
 */
export async function thumbnails(file: string | Buffer): Promise<Record<PictureName, Picture>> {
  const size = await sizeOf(file);
  if (size.width * size.height > mediaLimits.imagePixels) throw new Refused('picture-too-large');
  const make = (longest: number) => shrink(file, within(size, { width: longest, height: longest }));
  try {
    return { card: await make(pictureSizes.card), full: await make(pictureSizes.full) };
  } catch (error) {
    throw new Refused('damaged', { cause: error });
  }
}

/** A sprite as a small WebP. */
export const sprite = (png: string): Promise<Buffer> => sharp(png).webp({ quality: 60 }).toBuffer();
