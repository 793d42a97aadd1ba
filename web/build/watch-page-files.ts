import type { Plugin } from 'vite';

/** Names the files of the watch page's code in the page's head, where `public/boot.js` finds them to fetch them early. */
export function watchPageFiles(): Plugin {
  return {
    name: 'watch-page-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/watch/WatchPage.tsx'));
        if (page === undefined) return [];
        const there = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
        const files = [page.fileName, ...page.imports].filter((file) => !there.has(file));
        const content = files.map((file) => `/${file}`).join(' ');
        return [{ tag: 'meta', attrs: { name: 'watch-page', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
