import type { DemoVideo } from '../types.ts';

export const orbitDeskVideos: readonly DemoVideo[] = [
  {
    slug: 'ring-pass',
    channel: 'orbit-desk',
    title: 'A slow pass over the rings',
    desc: `What a probe would see in its last orbit: one ring plane, two small moons, and a shadow longer than the planet is wide.

An animation from published orbital elements, not a recording. Sizes are true, time is not: 11 hours take 15 seconds.

0:00 Approach
0:06 Crossing the gap
0:11 The shadow`,
    tags: ['space', 'science', 'planets', 'animation', 'documentary'],
    age: { days: 1_064 },
    views: 4_871_930,
    likeShare: 0.052,
    dislikeShare: 0.0009,
  },
  {
    slug: 'eclipse',
    channel: 'orbit-desk',
    title: 'LIVE replay: totality, from first contact to the diamond ring',
    desc: `Two minutes and four seconds of totality, kept whole in the long stream and shortened here for people on trains.

0:00 First contact
0:07 Totality
0:11 Diamond ring

Never look at a partial eclipse without a proper filter. Which filters are proper: https://example.com/orbit-desk/filters`,
    tags: ['space', 'live', 'eclipse', 'science', 'news', 'night sky'],
    age: { hours: 31 },
    views: 892_466,
    likeShare: 0.077,
    dislikeShare: 0.001,
  },
  {
    slug: 'weekly-news',
    channel: 'orbit-desk',
    title: 'This week in orbit: three launches, one retirement and a very quiet storm',
    desc: `Your Saturday briefing from Orbit Desk.

0:00 Three launches from three continents
0:05 A weather satellite retires after nineteen years
0:10 Why you did not notice Thursday's solar storm

Sources for every line: https://example.com/orbit-desk/week
Corrections go to the top of next week's programme, as always.`,
    tags: ['news', 'space', 'science', 'weekly', 'satellites'],
    age: { minutes: 48 },
    views: 5_210,
    likeShare: 0.064,
    dislikeShare: 0.0019,
  },
];
