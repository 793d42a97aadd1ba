import type { DemoComment } from '../types.ts';

export const northlightComments: readonly DemoComment[] = [
  {
    video: 'fjord-aurora',
    author: 'wren',
    desc: 'I have had this open in a tab since March. It is basically my window now.',
    age: { days: 230 },
  },
  {
    video: 'fjord-aurora',
    author: 'orbit-desk',
    desc: 'For the curious: the green is oxygen at about 100 km, the purple edge is nitrogen lower down. You rarely get both this clearly in one frame. Lovely work.',
    age: { days: 409 },
  },
  {
    video: 'fjord-aurora',
    author: 'small-town',
    desc: '音のない十六秒なのに、寒さが伝わってきます。',
    age: { days: 388 },
  },
  {
    video: 'fjord-aurora',
    author: 'tomasz',
    desc: '0:10 is worth the eleven hours',
    age: { days: 57, hours: 3 },
  },
  {
    video: 'fjord-aurora',
    author: 'northlight',
    desc: 'Since a few of you asked: no, the water was not edited. There was simply no wind at all, which is also why we were so cold.',
    age: { days: 402 },
  },
  {
    video: 'fjord-aurora',
    author: 'cozinha',
    desc: 'Meu filho perguntou se dava para morar aí. Eu perguntei o que ele ia comer.',
    age: { days: 31 },
  },
  {
    video: 'amber-sea',
    author: 'amina',
    desc: 'Played this during a very long meeting. Camera off, waves on.',
    age: { days: 2, hours: 20 },
  },
  {
    video: 'amber-sea',
    author: 'tideline',
    desc: 'The stereo on this is gorgeous. Two omnis? Spaced how far?',
    age: { days: 2, hours: 2 },
  },
  {
    video: 'amber-sea',
    author: 'northlight',
    desc: '@Tideline Sessions two omnis, forty centimetres, one of them now full of sand.',
    age: { days: 1, hours: 22 },
  },
  {
    video: 'campfire-night',
    author: 'wren',
    desc: 'my cat has been staring at this for ten minutes',
    age: { days: 80 },
  },
  {
    video: 'campfire-night',
    author: 'tomasz',
    desc: 'Thank you for the note about permits. Half the videos of this kind are filmed in places where a fire is a very bad idea.',
    age: { days: 71, hours: 9 },
  },
  { video: 'campfire-night', author: 'naqsh', desc: 'ينقصها إبريق شاي فقط.', age: { days: 18 } },
  {
    video: 'misty-ridges',
    author: 'fieldhouse',
    desc: 'No summit is the best pitch for a mountain film I have heard in years.',
    age: { hours: 8 },
  },
  {
    video: 'misty-ridges',
    author: 'wren',
    desc: 'Is there a screening anywhere near the coast? I would take two trains for this.',
    age: { hours: 6, minutes: 12 },
  },
  {
    video: 'misty-ridges',
    author: 'small-town',
    desc: '紙を重ねたような山並み。うちの模型でもやってみたい。',
    age: { hours: 4, minutes: 40 },
  },
  {
    video: 'misty-ridges',
    author: 'amina',
    desc: 'The birds at 0:12 got me.',
    age: { hours: 1, minutes: 3 },
  },
  {
    video: 'snow-cabin',
    author: 'orbit-desk',
    desc: 'A single shot and I still wanted to know what happened to everybody in it.',
    age: { days: 290 },
  },
  {
    video: 'snow-cabin',
    author: 'amina',
    desc: 'Sound on was the right advice.',
    age: { days: 44, hours: 7 },
  },
];
