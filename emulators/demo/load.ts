import { milliseconds, momentBefore } from './content/age.ts';
import { channels, viewers } from './content/channels.ts';
import { comments } from './content/comments.ts';
import { reactions } from './content/reactions.ts';
import { subscriptions } from './content/subscriptions.ts';
import type { AccountKey, Age, DemoComment, DemoVideo, VideoSlug } from './content/types.ts';
import { videos } from './content/videos.ts';
import { countSubscribers, countWatchers } from './loading/audience.ts';
import { type Person, signUpEverybody } from './loading/people.ts';
import { untilPlayable } from './loading/playable.ts';
import { travelTo } from './loading/product.ts';

/**
 * Fills an empty suite with the demo content, by the calls that people make: sign up, upload, publish, comment, vote and
 * subscribe, each at the age that the content says.
 */
const now = new Date();
const oldest = videos.toSorted((a, b) => milliseconds(b.age) - milliseconds(a.age))[0];
const people = await signUpEverybody(
  momentBefore(now, { ...oldest?.age, hours: (oldest?.age.hours ?? 0) + 1 }),
);
const published = new Map<VideoSlug, string>();

/** What happened, in the order in which it happened. */
const events: { age: Age; happen: () => Promise<unknown> }[] = [
  ...videos.map((video) => ({ age: video.age, happen: () => publish(video) })),
  ...comments.map((comment) => ({ age: comment.age, happen: () => write(comment) })),
].toSorted((a, b) => milliseconds(b.age) - milliseconds(a.age));

for (const { age, happen } of events) {
  travelTo(momentBefore(now, age));
  await happen();
}
travelTo(now);
await vote();
await subscribe();
for (const video of videos) await countWatchers(videoId(video.slug), video);
for (const { key, subscribers } of [...channels, ...viewers])
  await countSubscribers(person(key).uid, subscribers);
await untilPlayable();
console.log(`${people.size} accounts, ${videos.length} videos and ${comments.length} comments are there.`);
process.exit();

async function publish({ slug, channel, title, desc, tags }: DemoVideo): Promise<void> {
  const { client, upload } = person(channel);
  const videoUrl = await upload('videos', `${slug}.mp4`);
  const imgUrl = await upload('images', `${slug}.jpg`);
  const { _id } = await client.call('createVideo', {
    body: { title, desc, tags: [...tags], videoUrl, imgUrl },
  });
  published.set(slug, _id);
}

async function write({ author, video, desc }: DemoComment): Promise<void> {
  await person(author).client.call('addComment', { body: { videoId: videoId(video), desc } });
}

async function vote(): Promise<void> {
  for (const { account, likes, dislikes } of reactions) {
    const { client } = person(account);
    for (const slug of likes) await client.call('like', { params: { videoId: videoId(slug) } });
    for (const slug of dislikes) await client.call('dislike', { params: { videoId: videoId(slug) } });
  }
}

async function subscribe(): Promise<void> {
  for (const { account, channels: followed } of subscriptions)
    for (const key of followed)
      await person(account).client.call('subscribe', { params: { channelId: person(key).uid } });
}

/** @throws {Error} for an account that the content does not describe */
function person(key: AccountKey): Person {
  const found = people.get(key);
  if (!found) throw new Error(`No demo account ${key}`);
  return found;
}

/** @throws {Error} when something refers to a video before it is published */
function videoId(slug: VideoSlug): string {
  const id = published.get(slug);
  if (id === undefined) throw new Error(`The video ${slug} is not published yet`);
  return id;
}
