import type { DemoVideo } from '../types.ts';

export const fieldhouseVideos: readonly DemoVideo[] = [
  {
    slug: 'free-kick',
    channel: 'fieldhouse',
    title: 'The free-kick routine nobody saw coming, drawn out step by step',
    desc: `Minute 88, one goal down, and the tallest player on the pitch runs away from the ball. Here is why.

0:02 The dummy run
0:05 The screen
0:08 The pass that looks like a mistake
0:11 Far post

Print it, try it on Sunday, blame us: https://example.com/fieldhouse/board`,
    tags: ['sports', 'football', 'tactics', 'analysis', 'coaching'],
    age: { hours: 14, minutes: 30 },
    views: 347_912,
    likeShare: 0.054,
    dislikeShare: 0.0028,
  },
  {
    slug: 'regatta',
    channel: 'fieldhouse',
    title: 'Sunday regatta: four boats, one wind shift, a finish you can cover with a towel',
    desc: `Race 3 of the summer series. Watch the orange spinnaker on the outside: they go the long way for pressure and it pays by half a boat length.

0:04 The shift
0:09 Outside line
0:14 Finish`,
    tags: ['sports', 'sailing', 'regatta', 'ocean', 'highlights'],
    age: { days: 33 },
    views: 8_441,
    likeShare: 0.05,
    dislikeShare: 0.0014,
  },
  {
    slug: 'chess-endgame',
    channel: 'fieldhouse',
    title: 'Mate in three that both players missed',
    desc: `From a club match last winter, move 61, both sides under thirty seconds. White to play.

0:02 The position
0:06 The quiet move
0:12 No way out

Pause at 0:05 and try it yourself before you go on.`,
    tags: ['sports', 'chess', 'tactics', 'analysis', 'puzzle', 'gaming'],
    age: { days: 350, hours: 2 },
    views: 511_036,
    likeShare: 0.045,
    dislikeShare: 0.0011,
  },
];
