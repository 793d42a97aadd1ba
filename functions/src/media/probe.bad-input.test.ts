import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from './probe.ts';
import { Refused } from './refused.ts';
import { ffmpeg, record, temporaryFolder } from './testing/samples.ts';
import { flags } from './tool.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const file = (name: string) => join(folder.path, name);

async function written(name: string, content: string | Buffer): Promise<string> {
  await writeFile(file(name), content);
  return file(name);
}

const reasonOf = async (path: string) => {
  const error: unknown = await probe(path).catch((thrown: unknown) => thrown);
  return error instanceof Refused ? error.reason : error;
};

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('an upload that is no video is refused with its reason', () => {
  it('nothing at all', async () => {
    expect(await reasonOf(await written('nothing.mp4', ''))).toBe('empty');
  });

  it('a text that is called a video', async () => {
    expect(await reasonOf(await written('text.mp4', 'Dear diary, today I made a film.\n'.repeat(50)))).toBe(
      'not-a-video',
    );
  });

  it('a picture that is called a video', async () => {
    await ffmpeg([...flags('-f lavfi -i testsrc2=s=64x64 -frames:v 1 -f image2 -c:v png'), file('picture')]);

    expect(await reasonOf(file('picture'))).toBe('not-a-video');
  });

  it('sound alone, with or without a cover picture', async () => {
    await ffmpeg([...flags('-f lavfi -i sine=d=1 -c:a aac'), file('song.m4a')]);

    expect(await reasonOf(file('song.m4a'))).toBe('no-picture');
  });

  it('a recording cut off before its index', async () => {
    await record(file('cut.mp4'));
    await truncate(file('cut.mp4'), 2000);

    expect(await reasonOf(file('cut.mp4'))).toBe('damaged');
  });

  it('noise behind a video’s first bytes', async () => {
    const noise = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(5000, 0xa5)]);

    expect(await reasonOf(await written('noise.mp4', noise))).toBe('damaged');
  });
});

describe('an upload cannot make the server fetch anything', () => {
  it('neither a playlist nor a list of files is followed', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const inside = `http://127.0.0.1:${port}/computeMetadata/v1/token`;

    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${inside}\n#EXT-X-ENDLIST\n`;
    expect(await reasonOf(await written('playlist', playlist))).toBe('not-a-video');
    const list = `ffconcat version 1.0\nfile '${inside}'\nfile '/etc/passwd'\n`;
    expect(await reasonOf(await written('list', list))).toBe('not-a-video');

    expect(asked).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a file that keeps ffprobe busy', () => {
  it('is given up after its time', async () => {
    const path = await record(file('busy.mp4'));

    await expect(probe(path, { timeout: 0.001, memory: 2 ** 31 })).rejects.toMatchObject({
      reason: 'too-complex',
    });
  });
});
