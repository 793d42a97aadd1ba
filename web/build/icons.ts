import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { palettes } from '../src/ui/theme/palettes.ts';

/** Draws every picture of the product from its mark: `npm run icons`, after the mark has changed. */

const at = (path: string) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const mark = readFileSync(at('mark.svg'));
const ink = palettes.dark.bg;

const draw = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);

await draw(192).png().toFile(at('icons/192.png'));
await draw(512).png().toFile(at('icons/512.png'));

/** Systems cut maskable icons to their own shape: the mark keeps to the safe circle on a full ground. */
async function onGround(width: number, height: number, size: number, file: string): Promise<void> {
  const ground = sharp({ create: { width, height, channels: 3, background: ink } });
  await ground
    .composite([{ input: await draw(size).png().toBuffer() }])
    .png()
    .toFile(at(file));
}

await onGround(512, 512, 410, 'icons/maskable.png');
await onGround(180, 180, 160, 'icons/apple-touch.png');
await onGround(1200, 630, 360, 'icons/social.png');
