import type { DemoVideo } from '../types.ts';

export const pixelHarborVideos: readonly DemoVideo[] = [
  {
    slug: 'pixel-platformer',
    channel: 'pixel-harbor',
    title: 'World 3 without touching a single coin (it is harder than it sounds)',
    desc: `Every coin in Gull Hop respawns when you die, so one mistake on the last screen means the whole world again. 214 tries. This was the 215th.

0:02 the jump everybody asks about
0:07 coin corridor, blind
0:12 the flag

The game is our own and the level editor ships with it. Seeds, sprites and the rules of the challenge: https://example.com/gull-hop`,
    tags: ['gaming', 'pixel art', 'platformer', 'challenge', 'indie game', 'speedrun'],
    age: { days: 1, hours: 5 },
    views: 203_655,
    likeShare: 0.057,
    dislikeShare: 0.0021,
  },
  {
    slug: 'neon-highway',
    channel: 'pixel-harbor',
    title: 'New lap record on Neon Highway: 0:58.204',
    desc: `Third gear through the tunnel, do not brake before the bridge, and trust the grid.

Ghost file and settings in the usual place: https://example.com/neon-highway/ghosts

Music: "Undertow" by our friends at Tideline Sessions.`,
    tags: ['gaming', 'racing', 'speedrun', 'synthwave', 'lap record', 'esports'],
    age: { hours: 2, minutes: 40 },
    views: 41_982,
    likeShare: 0.069,
    dislikeShare: 0.0034,
  },
  {
    slug: 'harbour-town',
    channel: 'pixel-harbor',
    title: 'Devlog 12: a whole harbour town from one kind of block',
    desc: `This month we threw away the house generator and wrote it again in a weekend. It now places one block at a time, and asks of each: would somebody want to live next to this?

0:00 Water first
0:04 The quay
0:08 Roofs, and why they are never the same red
0:14 Lamps

Next time: boats that know where they are going. Questions below, we read all of them.`,
    tags: ['gaming', 'devlog', 'indie game', 'procedural generation', 'isometric', 'game design'],
    age: { days: 19 },
    views: 36_208,
    likeShare: 0.091,
    dislikeShare: 0.0007,
  },
];
