import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnails } from './pictures.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('the thumbnails of a picture', () => {
  it('are WebP in card and full width', async () => {
    const { card, full } = await thumbnails(await photo(2000, 1000).jpeg().toBuffer());

    expect(card).toMatchObject({ width: 480, height: 240 });
    expect(full).toMatchObject({ width: 1280, height: 640 });
    expect((await sharp(card.webp).metadata()).format).toBe('webp');
  });

  it('are never larger than the picture came', async () => {
    const { card, full } = await thumbnails(await photo(300, 200).png().toBuffer());

    expect([card.width, full.width]).toEqual([300, 300]);
  });

  it('stand upright and say nothing of where they were taken', async () => {
    const taken = await photo(640, 480)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { card } = await thumbnails(taken);

    expect(card).toMatchObject({ width: 360, height: 480 });
    const kept = await sharp(card.webp).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });
});
