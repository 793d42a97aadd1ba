import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Video } from '@lantern/functions/contract/routes';
import { knownAccount, newAccount } from './account.ts';
import { site } from './site.ts';
import type { People, Scene } from './states.ts';

const loader = fileURLToPath(new URL('../../../emulators/demo/load.ts', import.meta.url));

const northlight = () => knownAccount('Northlight Films', 'slow-rivers-41');

/** Loads the demo content into the suite where it is not there yet. Answers a scene in it and who is in that. */
export async function setDemoScene(): Promise<{ scene: Scene; people: People }> {
  const author = await northlight().catch(() => {
    spawnSync(process.execPath, [loader], { stdio: 'inherit' });
    return northlight();
  });
  const [follower, newcomer] = await Promise.all([knownAccount('Wren', 'window-seat-12'), newAccount()]);
  const found = (await (await fetch(`${site}/api/videos/search?q=aurora+fjord`)).json()) as Video[];
  const video = found.find(({ userId }) => userId === author.id);
  if (video === undefined) throw new Error('The demo content has no film of the author');
  return { scene: { videoId: video._id, query: 'film' }, people: { author, follower, newcomer } };
}
