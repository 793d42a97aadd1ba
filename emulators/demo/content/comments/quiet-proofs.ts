import type { DemoComment } from '../types.ts';

export const quietProofsComments: readonly DemoComment[] = [
  {
    video: 'fourier-circles',
    author: 'pixel-harbor',
    desc: 'We used this to compress the gull animation in our game. Eleven circles and it still looks annoyed.',
    age: { days: 199 },
  },
  {
    video: 'fourier-circles',
    author: 'tomasz',
    desc: 'Is the answer to the exercise an ellipse?',
    age: { days: 231, hours: 18 },
  },
  {
    video: 'fourier-circles',
    author: 'quiet-proofs',
    desc: '@tomasz_on_a_bike it is one answer. Now let the second circle turn the same way, twice as fast, and see what you get.',
    age: { days: 231, hours: 2 },
  },
  {
    video: 'fourier-circles',
    author: 'naqsh',
    desc: 'الدوائر كانت دائمًا كافية. شكرًا على هذا الشرح الجميل.',
    age: { days: 140 },
  },
  {
    video: 'fourier-circles',
    author: 'wren',
    desc: 'I failed this course twice and understood it just now, in eighteen seconds, on a bus.',
    age: { days: 66, hours: 1 },
  },
  {
    video: 'fourier-circles',
    author: 'tideline',
    desc: 'Every synthesiser ever, silently nodding.',
    age: { days: 15 },
  },
  {
    video: 'circle-area',
    author: 'amina',
    desc: 'Showed it to my class this morning. Silence, then a slow "ohhh" from the back row. Thank you.',
    age: { days: 1, hours: 4 },
  },
  {
    video: 'circle-area',
    author: 'orbit-desk',
    desc: 'The best title of the year, and it keeps its promise.',
    age: { days: 2 },
  },
  {
    video: 'circle-area',
    author: 'tomasz',
    desc: 'Does it matter that the ends of the straightened rings are slanted and not square?',
    age: { hours: 30 },
  },
  {
    video: 'circle-area',
    author: 'quiet-proofs',
    desc: '@tomasz_on_a_bike a good thing to worry about. Each one is off by less than a ring is wide, squared, so with n rings the total error shrinks like 1/n. The linked version does it properly.',
    age: { hours: 28 },
  },
  {
    video: 'circle-area',
    author: 'cozinha',
    desc: 'Agora eu sei quanto de molho vai na pizza.',
    age: { hours: 5, minutes: 50 },
  },
  {
    video: 'strange-attractor',
    author: 'naqsh',
    desc: 'Looks like silk. Which numbers did you start from?',
    age: { days: 144 },
  },
  {
    video: 'strange-attractor',
    author: 'wren',
    desc: 'printed a still of this, it hangs over my desk, everyone asks which animal it is',
    age: { days: 51 },
  },
  {
    video: 'strange-attractor',
    author: 'orbit-desk',
    desc: '"Everybody can tell you what the picture will look like" is the clearest sentence about climate and weather I know.',
    age: { days: 120, hours: 3 },
  },
];
