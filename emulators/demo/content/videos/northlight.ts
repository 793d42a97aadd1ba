import type { DemoVideo } from '../types.ts';

export const northlightVideos: readonly DemoVideo[] = [
  {
    slug: 'fjord-aurora',
    channel: 'northlight',
    title: 'Aurora over a fjord with no road to it',
    desc: `We rowed in at three in the afternoon, while there was still light, and waited eleven hours for a gap in the clouds. It came at ten past two and stayed for twenty minutes. This is the best of them, sped up a little, with nothing added.

0:00 First band over the ridge
0:05 The lake goes still
0:10 Purple edge, the rarest part

How it was made: one camera on a flat stone, one exposure every two seconds, no retouching of the sky. The long version and the map of the walk are at https://example.com/northlight/fjord

If you have seen one where you live, tell us where and when.`,
    tags: ['nature', 'aurora', 'night sky', 'timelapse', 'mountains', 'slow tv'],
    age: { days: 412 },
    views: 3_482_117,
    likeShare: 0.061,
    dislikeShare: 0.0006,
  },
  {
    slug: 'amber-sea',
    channel: 'northlight',
    title: 'Six forty-two in the morning, and nobody else on the beach',
    desc: `Put it on a second screen and leave it there.

The sound is the real one, recorded ten steps from the water. No music, no voice, no logo.`,
    tags: ['nature', 'ocean', 'waves', 'sunrise', 'relaxing', 'slow tv'],
    age: { days: 3, hours: 7 },
    views: 88_214,
    likeShare: 0.074,
    dislikeShare: 0.0009,
  },
  {
    slug: 'campfire-night',
    channel: 'northlight',
    title: 'A campfire for anyone who could not get away this weekend',
    desc: `Spruce, birch and a lot of patience. Lake on the left, tent on the right, you in the middle.

Wood notes, since somebody always asks:
- birch bark to start, two fistfuls
- split spruce until it holds
- one dry pine root for the glow at the end

Please check the fire rules where you live. We had a permit and a full bucket.`,
    tags: ['nature', 'campfire', 'relaxing', 'night sky', 'camping', 'slow tv'],
    age: { days: 96, hours: 4 },
    views: 742_903,
    likeShare: 0.049,
    dislikeShare: 0.0008,
  },
  {
    slug: 'misty-ridges',
    channel: 'northlight',
    title: 'The Seven Ridges: a film about walking slowly (official trailer)',
    desc: `Four people, seven ridges, no summit. Our first long film follows a path that shepherds stopped using sixty years ago and asks what it is for now.

In small cinemas this spring, then here, free, for everyone. Dates: https://example.com/northlight/seven-ridges

0:00 Before sunrise
0:06 The third ridge
0:12 Birds

Directed, carried and cooked for by Northlight Films.`,
    tags: ['movies', 'documentary', 'trailer', 'mountains', 'nature', 'hiking'],
    age: { hours: 9, minutes: 20 },
    views: 126_540,
    likeShare: 0.088,
    dislikeShare: 0.0011,
  },
  {
    slug: 'snow-cabin',
    channel: 'northlight',
    title: 'One Lamp | short film',
    desc: `A cabin, a storm and somebody who keeps the lamp lit.

Our entry for a festival that asked for films in a single shot. It took nine evenings, most of which were too warm for snow.

Sound on, please.`,
    tags: ['movies', 'short film', 'winter', 'snow', 'cosy', 'night sky'],
    age: { days: 304 },
    views: 51_377,
    likeShare: 0.082,
    dislikeShare: 0.001,
  },
];
