import type { Plugin } from 'vite';

const firebaseModule = /[\\/]node_modules[\\/](?:@firebase|firebase|reactfire|rxfire|rxjs)[\\/]/;

interface Chunk {
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** The modules that load before anybody acts: those of the chunk and of all that it imports statically. */
function staticModules(start: string, chunks: ReadonlyMap<string, Chunk>): string[] {
  const seen = new Set([start]);
  for (const name of seen) for (const next of chunks.get(name)?.imports ?? []) seen.add(next);
  return [...seen].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
}

/** Fails the build when the first page, or a page that visitors open, would load Firebase's code. */
export function noFirebaseForVisitors(): Plugin {
  return {
    name: 'no-firebase-for-visitors',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      for (const chunk of chunks.values()) {
        const forVisitors = chunk.isEntry || /Page-/.test(chunk.fileName);
        const found =
          forVisitors && staticModules(chunk.fileName, chunks).find((id) => firebaseModule.test(id));
        if (found)
          this.error(`${chunk.fileName} loads ${found}; reach Firebase through lib/firebase/load.ts`);
      }
    },
  };
}
