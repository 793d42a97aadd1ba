import type { MadeUpVideo } from './made-up-videos.ts';
import * as naive from './naive.ts';

/** A call to measure, and the naive way to the same screen where there is one. */
export interface Measured {
  name: string;
  path: string;
  naive?: () => Promise<unknown[]>;
}

/** The emulator has no indexes and looks through all videos for each of 500 queries: with more than this that says nothing. */
const MOST_SCANNED = 1_000;

const longestFirst = (words: string[]) => words.toSorted((a, b) => b.length - a.length);

/** The calls that benchmarks measure, about videos that are there. */
export function callsAbout(made: readonly MadeUpVideo[], channelIds: readonly string[]): Measured[] {
  const some = made[Math.floor(made.length / 2)];
  if (!some) return [];
  const words = some.title.split(' ');
  const [longest = ''] = longestFirst(words);
  const phrase = words.slice(0, 2).join(' ');
  const searched = (name: string, q: string): Measured => ({
    name: `search, ${name}`,
    path: `/api/videos/search?q=${encodeURIComponent(q)}`,
  });
  return [
    { name: 'random', path: '/api/videos/random', naive: naive.random },
    { name: 'trend', path: '/api/videos/trend', naive: naive.trend },
    {
      name: 'sub',
      path: '/api/videos/sub',
      ...(made.length > MOST_SCANNED ? {} : { naive: () => naive.subscribed(channelIds) }),
    },
    // The naive way scans everything whatever the query: once is enough.
    { ...searched('one word', longest), naive: () => naive.search(longest) },
    searched('two words', phrase),
    searched('one letter', longest.slice(0, 1)),
    searched('typo', longest.slice(0, -1) + (longest.endsWith('x') ? 'z' : 'x')),
    searched('substring', longest.slice(1, 5)),
    searched('whole title', some.title),
    { name: 'suggest', path: `/api/videos/suggest?q=${longest.slice(0, 3)}` },
    {
      name: 'tags',
      path: `/api/videos/tags?tags=${some.tags.join(',')}`,
      naive: () => naive.byTags(some.tags),
    },
    { name: 'find', path: `/api/videos/find/${some.id}` },
    { name: 'users/find', path: `/api/users/find/${some.userId}` },
  ];
}
