import type { DemoComment } from '../types.ts';

export const fieldhouseComments: readonly DemoComment[] = [
  {
    video: 'free-kick',
    author: 'tomasz',
    desc: 'Tried it on Sunday. Blaming you.',
    age: { hours: 3, minutes: 15 },
  },
  {
    video: 'free-kick',
    author: 'quiet-proofs',
    desc: 'The dummy run is the lemma. The pass is the theorem.',
    age: { hours: 13 },
  },
  {
    video: 'free-kick',
    author: 'cozinha',
    desc: 'Meu time precisava ver isso antes de domingo.',
    age: { hours: 9, minutes: 40 },
  },
  {
    video: 'free-kick',
    author: 'pixel-harbor',
    desc: 'Can confirm that this also works in five-a-side, if the goalkeeper is our artist.',
    age: { hours: 6 },
  },
  {
    video: 'regatta',
    author: 'northlight',
    desc: 'Never understood sailing until somebody said “they go the long way for pressure”. More explaining, please.',
    age: { days: 30 },
  },
  {
    video: 'regatta',
    author: 'amina',
    desc: 'Orange boat supporters, gather here.',
    age: { days: 29, hours: 12 },
  },
  {
    video: 'chess-endgame',
    author: 'wren',
    desc: 'Paused at 0:05 like you said. Still paused.',
    age: { days: 333 },
  },
  { video: 'chess-endgame', author: 'naqsh', desc: 'النقلة الهادئة هي الأجمل دائمًا.', age: { days: 201 } },
  {
    video: 'chess-endgame',
    author: 'quiet-proofs',
    desc: 'Found it, but only because the title told me that there was something to find. That is half of chess.',
    age: { days: 290, hours: 9 },
  },
  {
    video: 'chess-endgame',
    author: 'tomasz',
    desc: 'Under thirty seconds I would have missed mate in one.',
    age: { days: 14 },
  },
];
