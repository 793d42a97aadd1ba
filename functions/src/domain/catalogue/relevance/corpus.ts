import { readFileSync } from 'node:fs';

/** A video as far as a search is concerned. */
export interface CorpusVideo {
  title: string;
  channel: string;
  tags: string[];
  views: number;
}

/** The videos of corpus.tsv, which the queries beside it are judged on. */
export function readCorpus(): CorpusVideo[] {
  const [, ...lines] = readFileSync(new URL('corpus.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [title = '', channel = '', tags = '', views = ''] = line.split('\t');
    return { title, channel, tags: tags.split(','), views: Number(views) };
  });
}
