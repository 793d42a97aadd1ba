import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { milliseconds } from './age.ts';
import { channels, viewers } from './channels.ts';
import { comments } from './comments.ts';
import { reactions } from './reactions.ts';
import { subscriptions } from './subscriptions.ts';
import { videos } from './videos.ts';

const MEDIA = join(import.meta.dirname, '../media');
const MEGABYTE = 1_000_000;

/** The boxes of an MP4 file or of a box in it, in their order (ISO/IEC 14496-12, section 4.2; no 64-bit sizes here). */
function boxes(bytes: Buffer): { type: string; content: Buffer }[] {
  const found = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return found;
}

const within = (bytes: Buffer, type: string): Buffer[] =>
  boxes(bytes)
    .filter((box) => box.type === type)
    .map((box) => box.content);

/** The codec of each track: the type of its first sample description. */
function codecs(file: Buffer): string[] {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
  const descriptions = path.reduce(
    (parents, type) => parents.flatMap((parent) => within(parent, type)),
    [file],
  );
  return descriptions.map((stsd) => stsd.toString('latin1', 12, 16));
}

const media = (name: string) => readFileSync(join(MEDIA, name));

describe('The demo content', () => {
  it('fills a site: channels, videos, comments, votes and subscriptions', () => {
    expect(channels.length).toBeGreaterThanOrEqual(6);
    expect(videos.length).toBeGreaterThanOrEqual(24);
    expect(comments.length).toBeGreaterThanOrEqual(60);
    expect(reactions.length).toBeGreaterThan(0);
    expect(subscriptions.length).toBeGreaterThan(0);
  });

  it('has no two accounts of one name and no two videos of one file', () => {
    const names = [...channels, ...viewers].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(videos.map(({ slug }) => slug)).size).toBe(videos.length);
  });

  it('comments on a video only after it is there', () => {
    const ages = new Map(videos.map(({ slug, age }) => [slug, milliseconds(age)]));
    const early = comments.filter(({ video, age }) => milliseconds(age) >= (ages.get(video) ?? 0));
    expect(early).toEqual([]);
  });

  it.each(videos.map(({ slug }) => slug))('has a film of %s that plays at once, and a picture', (slug) => {
    const film = media(`${slug}.mp4`);
    const order = boxes(film).map(({ type }) => type);
    expect(order.indexOf('moov')).toBeGreaterThan(0);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    expect(['avc1', 'avc1,mp4a']).toContain(codecs(film).join());
    expect(media(`${slug}.jpg`).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('has the picture of every account that shows one', () => {
    const pictures = [...channels, ...viewers].flatMap(({ avatar }) => avatar ?? []);
    for (const picture of pictures) expect(media(picture).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('stays small enough for a checkout', () => {
    const sizes = readdirSync(MEDIA).map((name) => statSync(join(MEDIA, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * MEGABYTE);
  });
});
