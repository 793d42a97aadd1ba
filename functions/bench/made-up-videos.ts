import { randomNumbers } from './random-numbers.ts';

/** A video of the benchmarks, with everything that search and feeds look at. */
export interface MadeUpVideo {
  id: string;
  title: string;
  tags: string[];
  userId: string;
  channel: string;
  views: number;
  createdAt: number;
}

const SEED = 20_260_101;
const WORDS = 30_000;
const TAGS = 5_000;
const VIDEOS_PER_CHANNEL = 20;
/** So many that somebody can follow 500. */
const FEWEST_CHANNELS = 500;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 0, 1);
const MOST_VIEWS = 10_000_000;

const ONSETS = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
  'w',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
const CODAS = ['', '', 'n', 'r', 's', 't', 'l', 'nd', 'ck'];

/** Words come up as they do in speech: the n-th most common one with a frequency of about 1/n (Zipf's law). */
function zipf(random: () => number, size: number): number {
  return Math.min(size - 1, Math.floor((size + 1) ** random()) - 1);
}

function makeWords(random: () => number): string[] {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const syllable = () => pick(ONSETS) + pick(VOWELS) + pick(CODAS);
  const words = new Set<string>();
  while (words.size < WORDS)
    words.add(Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join(''));
  return [...words].toSorted((a, b) => a.length - b.length);
}

/** The same videos on every run: titles of 4 to 10 words, 2 to 8 tags, a channel for every 20 videos, some very popular ones. */
export function madeUpVideos(count: number): MadeUpVideo[] {
  const random = randomNumbers(SEED);
  const words = makeWords(random);
  const word = () => words[zipf(random, WORDS)] ?? '';
  const some = (from: number, to: number, make: () => string) =>
    Array.from({ length: from + Math.floor(random() * (to - from + 1)) }, make);
  const channels = Math.max(FEWEST_CHANNELS, Math.ceil(count / VIDEOS_PER_CHANNEL));
  return Array.from({ length: count }, (_, index) => {
    const channel = Math.floor(random() * channels);
    return {
      id: `bench${String(index).padStart(6, '0')}`,
      title: some(4, 10, word).join(' ').slice(0, 100),
      tags: some(2, 8, () => words[zipf(random, TAGS)] ?? ''),
      userId: `channel${channel}`,
      channel: `${words[channel % WORDS]} ${words[(channel * 7) % WORDS]}`,
      views: Math.floor(MOST_VIEWS ** random()),
      createdAt: NEWEST - Math.floor(random() * YEAR_MS),
    };
  });
}
