import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { takeConsole } from '../../../../emulators/src/testing/console.ts';
import { bucket } from '../../firebase.ts';
import { diesAfter } from '../../testing/mortal.ts';
import { videos } from '../documents.ts';
import type { Catalogue } from './catalogue.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { loadCatalogue, rebuildCatalogue } from './rebuild.ts';
import { SNAPSHOT, loadSnapshot } from './snapshot.ts';
import { bury, publish, retitle, vanish } from './testing/videos.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function idsFound(catalogue: Catalogue, query: string): Promise<string[]> {
  return (await catalogue.index.ready()).search(query).map(({ id }) => id);
}

const titles = (catalogue: Catalogue) => [...catalogue.entries()].map(({ title }) => title);

describe('the catalogue of a running instance', () => {
  test('finds a new video, its new title, and not the deleted one, each within two seconds', async () => {
    const live = new LiveCatalogue();
    await live.current();
    const soon = (query: string, ids: string[]) =>
      vi.waitFor(async () => expect(await idsFound(await live.current(), query)).toEqual(ids), {
        timeout: 2000,
        interval: 50,
      });
    const id = await publish({ title: 'Xylophone' });
    await soon('xylophone', [id]);
    await retitle(id, 'Glockenspiel');
    await soon('glockenspiel', [id]);
    await soon('xylophone', []);
    await bury(id);
    await soon('glockenspiel', []);
  });

  test('looks for changes once a second at most', async () => {
    let now = 0;
    const live = new LiveCatalogue(() => now);
    await live.current();
    const id = await publish();
    now = 999;
    expect((await live.current()).get(id)).toBeUndefined();
    now = 1000;
    expect((await live.current()).get(id)).toBeDefined();
  });

  test('is one for all requests that come together', async () => {
    const live = new LiveCatalogue();
    const all = await Promise.all(Array.from({ length: 20 }, () => live.current()));
    expect(new Set(all).size).toBe(1);
  });

  test('loses a video that becomes private or has nothing to watch, and gets it back', async () => {
    let now = 0;
    const live = new LiveCatalogue(() => now);
    const id = await publish();
    const listed = async (changes: Partial<Parameters<typeof publish>[0]>) => {
      await videos.doc(id).update({ ...changes, changedAt: FieldValue.serverTimestamp() });
      now += 1000;
      return (await live.current()).get(id) !== undefined;
    };
    expect(await listed({ visibility: 'private' })).toBe(false);
    expect(await listed({ visibility: 'public' })).toBe(true);
    expect(await listed({ isPlayable: false })).toBe(false);
    expect(await listed({ isPlayable: true })).toBe(true);
  });
});

test('an instance that lives for hours takes over the popularity of the last snapshot', async () => {
  let now = 0;
  const live = new LiveCatalogue(() => now);
  const id = await publish();
  await live.current();
  await videos.doc(id).update({ views: 999, score: 1e7 });
  await rebuildCatalogue(new Date());
  now += 2 * 60 * 60 * 1000;
  const catalogue = await live.current();
  await vi.waitFor(() => expect(catalogue.get(id)?.popularity).toBe(3), 5000);
});

describe('a cold instance', () => {
  test('starts from the last snapshot and what changed since, and not from the collection', async () => {
    const [kept, changed, deleted] = [await publish(), await publish(), await publish()];
    await rebuildCatalogue(new Date());
    await vanish(kept);
    await retitle(changed, 'Changed since');
    await bury(deleted);
    const added = await publish();
    const catalogue = await new LiveCatalogue().current();
    expect(catalogue.get(kept)).toBeDefined();
    expect(catalogue.get(changed)?.title).toBe('Changed since');
    expect(catalogue.get(deleted)).toBeUndefined();
    expect(catalogue.get(added)).toBeDefined();
  });

  test('reads every video when there is no snapshot, and leaves one', async () => {
    const id = await publish();
    await bucket().file(SNAPSHOT).delete({ ignoreNotFound: true });
    expect((await new LiveCatalogue().current()).get(id)).toBeDefined();
    expect((await loadSnapshot())?.entries.map((entry) => entry.id)).toContain(id);
  });

  test.each([
    ['is no archive', Buffer.from('not a snapshot')],
    ['is cut off', undefined],
  ])('reads every video when the snapshot %s, says so, and replaces it', async (_what, content) => {
    const id = await publish();
    await rebuildCatalogue(new Date());
    const [whole] = await bucket().file(SNAPSHOT).download();
    await bucket()
      .file(SNAPSHOT)
      .save(content ?? whole.subarray(0, -20), { resumable: false });
    expect((await new LiveCatalogue().current()).get(id)).toBeDefined();
    expect(takeConsole('warn').join()).toContain('snapshot cannot be read');
    expect((await loadSnapshot())?.entries.map((entry) => entry.id)).toContain(id);
  });
});

describe('the schedule’s rebuild', () => {
  test('keeps a deleted video out after its tombstone has expired', async () => {
    const id = await publish();
    await rebuildCatalogue(new Date());
    await bury(id);
    await rebuildCatalogue(new Date());
    await vanish(id);
    expect((await loadCatalogue()).catalogue.get(id)).toBeUndefined();
  });

  test('gives rising videos the popularity they have now', async () => {
    const id = await publish();
    await rebuildCatalogue(new Date());
    await videos.doc(id).update({ views: 999, score: 1e6 });
    await rebuildCatalogue(new Date());
    expect((await loadCatalogue()).catalogue.get(id)?.popularity).toBe(3);
  });

  test('reads everything anew once a day: what vanished without a trace is gone then', async () => {
    const [gone, quiet] = [await publish({ title: 'Gone' }), await publish({ title: 'Quiet' })];
    await rebuildCatalogue(new Date());
    await vanish(gone);
    await videos.doc(quiet).update({ views: 99 });
    await rebuildCatalogue(new Date(Date.now() + DAY_MS + 60_000));
    const { catalogue } = await loadCatalogue();
    expect(titles(catalogue)).not.toContain('Gone');
    expect(catalogue.get(quiet)?.popularity).toBe(2);
  });

  test('leaves the last snapshot when it dies, and the next one catches up', async () => {
    const id = await publish({ title: 'Patience' });
    expect(await diesAfter(0, () => rebuildCatalogue(new Date()))).toBe(true);
    await rebuildCatalogue(new Date());
    expect((await loadSnapshot())?.entries.map((entry) => entry.id)).toContain(id);
  });

  test('ends in the same snapshot when it runs twice at once', async () => {
    const id = await publish();
    await Promise.all([rebuildCatalogue(new Date()), rebuildCatalogue(new Date())]);
    const { catalogue } = await loadCatalogue();
    expect(catalogue.get(id)).toBeDefined();
    expect(new Set(titles(catalogue)).size).toBe(catalogue.size);
  });
});
