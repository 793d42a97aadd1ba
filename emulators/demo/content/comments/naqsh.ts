import type { DemoComment } from '../types.ts';

export const naqshComments: readonly DemoComment[] = [
  {
    video: 'eight-point-star',
    author: 'quiet-proofs',
    desc: 'Compass and straightedge, and the pattern does the rest. I am going to link this in every second video from now on.',
    age: { days: 72 },
  },
  {
    video: 'eight-point-star',
    author: 'amina',
    desc: 'طبعت الورقة وجرّبتها مع طلابي، نجحت من المرة الأولى. شكرًا جزيلًا!',
    age: { days: 58, hours: 5 },
  },
  {
    video: 'eight-point-star',
    author: 'pixel-harbor',
    desc: 'Now we know what the floor of the temple level will look like.',
    age: { days: 21 },
  },
  { video: 'desert-night', author: 'small-town', desc: '月の大きさがいい。とてもいい。', age: { days: 9 } },
  {
    video: 'desert-night',
    author: 'wren',
    desc: 'I thought it was a photograph until they started walking.',
    age: { days: 7, hours: 11 },
  },
  {
    video: 'desert-night',
    author: 'northlight',
    desc: 'The colour of that sand at dusk is exactly right. We should know, we got it out of our boots for weeks.',
    age: { days: 2, hours: 1 },
  },
];
