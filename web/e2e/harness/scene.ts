import { newAccount } from './account.ts';
import { unique } from './site.ts';
import type { People, Scene } from './states.ts';

const titles = [
  'Film of a morning on the harbor',
  'Film: how to fold a paper lantern in ten minutes, slowly and with everything explained twice',
  'A short film',
  'فيلم عن البحر',
  'Film night 🎬 with friends',
] as const;

/** Publishes a few films, with comments on the first. Answers the scene and who is in it. */
export async function setScene(): Promise<{ scene: Scene; people: People }> {
  const [author, follower, newcomer] = await Promise.all([
    newAccount(`Northlight ${unique()}`),
    newAccount(),
    newAccount(),
  ]);
  await follower.send('subscribe', `/api/users/sub/${author.id}`);
  const desc = 'Shot in one morning. More at https://example.com/films, and the boats are at 0:04.\n'.repeat(
    3,
  );
  const [first, ...others] = titles;
  const video = await author.publish({ title: first, desc, tags: ['film', 'sea'] });
  for (const title of others) await author.publish({ title, tags: ['film', 'sea'] });
  for (const words of ['The light at 0:03', 'I tried this with my children. It works.']) {
    await author.send('addComment', '/api/comments', { desc: words, videoId: video._id });
  }
  return { scene: { videoId: video._id, query: 'film' }, people: { author, follower, newcomer } };
}
