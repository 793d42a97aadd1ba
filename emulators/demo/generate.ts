import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { JSHandle } from 'playwright-core';
import { channels, viewers } from './content/channels.ts';
import { videos } from './content/videos.ts';
import type { Studio } from './studio/studio.ts';
import { launch, openStudio } from './studio/browser.ts';
import { startEncoder } from './studio/encode.ts';

const POSTER_BYTES = 80_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    posters: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('media', import.meta.url)) },
  },
});

async function writePoster(studio: JSHandle<Studio>, slug: string): Promise<void> {
  for (const quality of [0.9, 0.84, 0.78, 0.7, 0.6, 0.5]) {
    const jpeg = Buffer.from(await studio.evaluate((s, q) => s.poster(q), quality), 'base64');
    if (jpeg.length > POSTER_BYTES) continue;
    await writeFile(join(values.out, `${slug}.jpg`), jpeg);
    return;
  }
  throw new Error(`The poster of ${slug} is larger than ${POSTER_BYTES} bytes at every quality`);
}

async function writeClip(studio: JSHandle<Studio>, slug: string, folder: string): Promise<void> {
  const facts = await studio.evaluate((s, name) => s.open(name), slug);
  await writePoster(studio, slug);
  if (values.posters) return;
  const soundFile = facts.silent ? null : join(folder, `${slug}.f32`);
  if (soundFile) {
    await writeFile(soundFile, Buffer.from(await studio.evaluate((s) => s.sound()), 'base64'));
  }
  const encoder = startEncoder(facts, soundFile, join(values.out, `${slug}.mp4`));
  for (let i = 0; i < Math.round(facts.seconds * facts.fps); i++) {
    await encoder.write(Buffer.from(await studio.evaluate((s, n) => s.frame(n), i), 'base64'));
  }
  await encoder.finish();
}

async function writeAvatars(studio: JSHandle<Studio>): Promise<void> {
  for (const { key, avatar } of [...channels, ...viewers]) {
    if (!avatar) continue;
    const jpeg = await studio.evaluate((s, name) => s.avatar(name), key);
    await writeFile(join(values.out, avatar), Buffer.from(jpeg, 'base64'));
  }
}

/** Draws the named clips, or everything when none is named. `avatars` names the pictures of the accounts. */
async function main(): Promise<void> {
  const wanted = positionals.length > 0 ? positionals : ['avatars', ...videos.map((v) => v.slug)];
  const folder = await mkdtemp(join(tmpdir(), 'lantern-demo-'));
  const browser = await launch();
  try {
    for (const name of wanted) {
      const { page, studio } = await openStudio(browser);
      const start = performance.now();
      await (name === 'avatars' ? writeAvatars(studio) : writeClip(studio, name, folder));
      await page.close();
      console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

await main();
