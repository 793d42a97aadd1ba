import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

/** The script files that load before anybody acts when these modules are opened. */
function scripts(...entries: string[]): string[] {
  const seen = new Set(entries);
  for (const name of seen) for (const next of manifest[name]?.imports ?? []) seen.add(next);
  return [...seen].map((name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    return `dist/${chunk.file}`;
  });
}

const page = { limit: '145 kB', gzip: true, brotli: false };

/** First visits, 1 KB = 1,000 bytes: everything before interaction, which for a visitor has no Firebase in it. */
export default [
  { ...page, name: 'First visit: home', path: ['dist/boot.js', ...scripts('index.html')] },
  {
    ...page,
    name: 'First visit: watch',
    path: ['dist/boot.js', ...scripts('index.html', 'src/features/watch/WatchPage.tsx')],
  },
];
