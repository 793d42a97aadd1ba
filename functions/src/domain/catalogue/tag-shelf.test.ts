import { expect, test } from 'vitest';
import { TagShelf } from './tag-shelf.ts';
import { anEntry } from './testing/entries.ts';

const jazz = anEntry({ id: 'jazz', tags: ['music', ' Jazz', 'rain'], popularity: 1 });
const blues = anEntry({ id: 'blues', tags: ['music', 'guitar'], popularity: 2 });
const rock = anEntry({ id: 'rock', tags: ['music', 'guitar'], popularity: 5 });

function shelfOf(...entries: ReturnType<typeof anEntry>[]): TagShelf {
  const shelf = new TagShelf();
  for (const entry of entries) shelf.put(entry);
  return shelf;
}

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

test('finds the videos with any of the tags, most shared first, then the more popular', () => {
  const shelf = shelfOf(jazz, blues, rock, anEntry({ id: 'other', tags: ['cooking'] }));
  expect(ids(shelf.sharing(['music', 'jazz', 'guitar'], 20))).toEqual(['rock', 'blues', 'jazz']);
  expect(ids(shelf.sharing(['music', 'jazz', 'rain'], 20))).toEqual(['jazz', 'rock', 'blues']);
});

test('tags match whatever their case and the spaces around them, and none counts twice', () => {
  const shelf = shelfOf(jazz, rock);
  expect(ids(shelf.sharing(['JAZZ ', 'jazz', ' jazz', 'music'], 20))).toEqual(['jazz', 'rock']);
});

test('an empty tag is no tag', () => {
  const shelf = shelfOf(anEntry({ id: 'untagged', tags: ['', ' '] }), jazz);
  expect(shelf.sharing(['', ' '], 20)).toEqual([]);
});

test('answers only as many as asked for', () => {
  expect(shelfOf(jazz, blues, rock).sharing(['music'], 2)).toEqual([rock, blues]);
});

test('forgets a video that is removed', () => {
  const shelf = shelfOf(jazz, rock);
  shelf.remove(rock);
  expect(shelf.sharing(['music', 'guitar'], 20)).toEqual([jazz]);
});
