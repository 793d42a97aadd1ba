import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cableFor } from './testing/outage.ts';

// Before anything connects: the client keeps the address that it finds first.
const cable = await cableFor('FIREBASE_STORAGE_EMULATOR_HOST');
process.env['STORAGE_EMULATOR_HOST'] = `http://${cable.host}`;
const { bucket } = await import('./firebase.ts');
const { folderOf, put, putFile, removeMade } = await import('./media/objects.ts');
const { temporaryFolder } = await import('./media/testing/samples.ts');

const tokenOf = async (object: string) =>
  (await bucket().file(object).getMetadata())[0].metadata?.['firebaseStorageDownloadTokens'];

const contentOf = async (object: string) => (await bucket().file(object).download())[0].toString();

/** An object that is there, as the pipeline makes it. */
async function kept() {
  const id = randomUUID();
  await put(id, 'token', 'master.m3u8', 'a list');
  return { id, object: `${folderOf(id)}master.m3u8` };
}

describe('a connection to Cloud Storage that breaks once is not noticed', () => {
  test('by who reads while another writes', async () => {
    const { id, object } = await kept();
    cable.breakOnceAt(`GET /b/${bucket().name}/o/${encodeURIComponent(object)}`);
    const [token] = await Promise.all([tokenOf(object), put(id, 'token', '480.m3u8', 'another list')]);
    expect(token).toBe('token');
    expect(cable.isToBreak()).toBe(false);
  });

  test('by who fetches a file', async () => {
    const { object } = await kept();
    cable.breakOnceAt('alt=media');
    expect(await contentOf(object)).toBe('a list');
    expect(cable.isToBreak()).toBe(false);
  });

  test.each(['POST /upload', '200 OK'])('by who writes a content, when it breaks at %s', async (text) => {
    const { id, object } = await kept();
    cable.breakOnceAt(text);
    await put(id, 'another', 'master.m3u8', 'a longer list');
    expect([await contentOf(object), await tokenOf(object)]).toEqual(['a longer list', 'another']);
    expect(cable.isToBreak()).toBe(false);
  });

  test.each(['end of the film', '200 OK'])('by who puts a file there, when it breaks at %s', async (text) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'film');
    const film = `${'film '.repeat(100_000)}end of the film`;
    await writeFile(path, film);
    const id = randomUUID();
    cable.breakOnceAt(text);
    await putFile(id, 'token', '480.mp4', path);
    expect((await contentOf(`${folderOf(id)}480.mp4`)) === film).toBe(true);
    expect(cable.isToBreak()).toBe(false);
  });

  test.each(['POST /b/', '200 OK'])(
    'by who gives an object another token, when it breaks at %s',
    async (text) => {
      const { object } = await kept();
      cable.breakOnceAt(text);
      const file = bucket().file(object);
      await file.copy(file, { metadata: { firebaseStorageDownloadTokens: 'another' } });
      expect([await contentOf(object), await tokenOf(object)]).toEqual(['a list', 'another']);
      expect(cable.isToBreak()).toBe(false);
    },
  );

  test.each(['DELETE ', '204 No Content'])('by who removes, when it breaks at %s', async (text) => {
    const { id, object } = await kept();
    await put(id, 'token', '480.m3u8', 'another list');
    cable.breakOnceAt(text);
    await removeMade(id);
    expect(await bucket().file(object).exists()).toEqual([false]);
    expect(cable.isToBreak()).toBe(false);
  });
});
