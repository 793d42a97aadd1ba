import { fold } from './folding.ts';
import type { SearchIndex } from './search-index.ts';

const MOST_SUGGESTIONS = 10;
const MOST_TAGS = 4;
/** The matches whose tags are looked at. */
const SAMPLE = 200;

/** What an unfinished query may become: common tags that begin with it, then titles that answer it, ten at most. */
export function suggest(index: SearchIndex, query: string): string[] {
  const folded = fold(query).trim();
  const matches = index.complete(query).slice(0, SAMPLE);
  const tags = commonFirst(matches.flatMap((match) => match.tags)).filter((tag) =>
    fold(tag).startsWith(folded),
  );
  const titles = matches.map(({ title }) => title);
  return distinct([...tags.slice(0, MOST_TAGS), ...titles])
    .filter((text) => fold(text) !== folded)
    .slice(0, MOST_SUGGESTIONS);
}

/** Each tag once, trimmed, the one that most videos have first. */
function commonFirst(tags: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags.map((text) => text.trim())) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
}

/** The first of all texts that read the same. */
function distinct(texts: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(fold(text))) first.set(fold(text), text);
  return [...first.values()];
}
