import type { DemoVideo } from '../types.ts';

export const quietProofsVideos: readonly DemoVideo[] = [
  {
    slug: 'fourier-circles',
    channel: 'quiet-proofs',
    title: 'Any drawing is a sum of circles',
    desc: `Take a pencil line that ends where it began. However crooked it is, there is a set of circles, each rolling on the rim of the one before, whose last point follows it exactly. You only ever need to know two things about each circle: how large it is and where it starts.

0:00 One circle
0:04 Eight circles
0:09 Ninety-six circles, and a bird

Where the sizes come from, why the slow circles matter most, and what happens at a corner: the notes are at https://example.com/quiet-proofs/circles

Exercise: which drawing needs exactly two circles?`,
    tags: ['mathematics', 'education', 'fourier', 'geometry', 'visual proof', 'science'],
    age: { days: 233 },
    views: 2_260_741,
    likeShare: 0.079,
    dislikeShare: 0.0005,
  },
  {
    slug: 'circle-area',
    channel: 'quiet-proofs',
    title: 'Why the area of a circle is πr², in twenty seconds and without a single formula until the end',
    desc: `Cut the disc into rings, straighten each ring, stack them. Look at what you are holding.

0:01 Rings
0:06 Straighten
0:13 The triangle
0:17 Read it off

A careful version, with the limit done properly, is linked from https://example.com/quiet-proofs/disc`,
    tags: ['mathematics', 'education', 'geometry', 'visual proof', 'school'],
    age: { days: 2, hours: 11 },
    views: 314_806,
    likeShare: 0.083,
    dislikeShare: 0.0007,
  },
  {
    slug: 'strange-attractor',
    channel: 'quiet-proofs',
    title: 'Chaos is not noise',
    desc: `Two lines of arithmetic, repeated two million times. Nobody can tell you where the next point will land, and everybody can tell you what the picture will look like. That is the difference.

Colours show how fast the point was moving. The four numbers change slowly from start to end; nothing else does.`,
    tags: ['mathematics', 'education', 'chaos', 'generative art', 'science'],
    age: { days: 149 },
    views: 604_118,
    likeShare: 0.071,
    dislikeShare: 0.0008,
  },
];
