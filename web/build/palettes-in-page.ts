import type { Plugin } from 'vite';
import { palettes } from '../src/ui/theme/palettes.ts';

function variables(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');
}

/** Writes both palettes into the page's head, so that the first paint has its colours before any script has run. */
export function palettesInPage(): Plugin {
  const css = [
    `:root{color-scheme:light;${variables(palettes.light)}}`,
    `:root[data-appearance=dark]{color-scheme:dark;${variables(palettes.dark)}}`,
    'html{background:var(--bg);color:var(--text)}',
  ].join('');
  return {
    name: 'palettes-in-page',
    transformIndexHtml: () => [{ tag: 'style', children: css, injectTo: 'head' }],
  };
}
