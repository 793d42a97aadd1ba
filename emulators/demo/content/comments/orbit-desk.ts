import type { DemoComment } from '../types.ts';

export const orbitDeskComments: readonly DemoComment[] = [
  {
    video: 'ring-pass',
    author: 'quiet-proofs',
    desc: 'The gap is where a ring particle would go round exactly twice for each turn of the moon. Arithmetic you can see from another planet.',
    age: { days: 980 },
  },
  {
    video: 'ring-pass',
    author: 'amina',
    desc: 'Thank you for writing "animation, not a recording" in the first line. More channels should.',
    age: { days: 340 },
  },
  {
    video: 'ring-pass',
    author: 'northlight',
    desc: 'The shadow at 0:11. Goosebumps, every time.',
    age: { days: 801 },
  },
  {
    video: 'ring-pass',
    author: 'small-town',
    desc: '縮尺は本当なのに時間だけ嘘、というのがいいですね。',
    age: { days: 77 },
  },
  {
    video: 'eclipse',
    author: 'tomasz',
    desc: 'Watched it from the bike path through proper glasses. The birds stopped. I did not expect the birds.',
    age: { hours: 28 },
  },
  {
    video: 'eclipse',
    author: 'wren',
    desc: 'I was on a train. You made this for me personally.',
    age: { hours: 22, minutes: 5 },
  },
  { video: 'eclipse', author: 'naqsh', desc: 'سبحان الله، لحظة الخاتم الماسي لا توصف.', age: { hours: 20 } },
  {
    video: 'eclipse',
    author: 'northlight',
    desc: 'Which exposure for the corona? We bracketed eleven stops and still lost the outer streamers.',
    age: { hours: 12, minutes: 30 },
  },
  {
    video: 'eclipse',
    author: 'orbit-desk',
    desc: '@Northlight Films nine brackets from 1/1000 s to 1/2 s, stacked. The outer streamers come from the last two alone.',
    age: { hours: 11 },
  },
  {
    video: 'weekly-news',
    author: 'amina',
    desc: 'Nineteen years is a long shift. Rest well, little satellite.',
    age: { minutes: 35 },
  },
  {
    video: 'weekly-news',
    author: 'quiet-proofs',
    desc: 'Corrections at the top of the programme is why I trust this one.',
    age: { minutes: 12 },
  },
];
