import type { DemoComment } from '../types.ts';

export const pixelHarborComments: readonly DemoComment[] = [
  {
    video: 'pixel-platformer',
    author: 'tomasz',
    desc: 'TWO HUNDRED AND FIFTEEN',
    age: { days: 1, hours: 2 },
  },
  {
    video: 'pixel-platformer',
    author: 'quiet-proofs',
    desc: 'If every jump succeeds nineteen times in twenty, and there are about forty of them, you should expect roughly eight hundred attempts. You were lucky, or better than you think.',
    age: { hours: 26 },
  },
  {
    video: 'pixel-platformer',
    author: 'pixel-harbor',
    desc: '@Quiet Proofs we are choosing to believe the second one.',
    age: { hours: 25 },
  },
  {
    video: 'pixel-platformer',
    author: 'wren',
    desc: 'the little hop after the flag means everything to me',
    age: { hours: 19, minutes: 45 },
  },
  {
    video: 'pixel-platformer',
    author: 'cozinha',
    desc: 'Aqui em casa ninguém passou do mundo 1. Parabéns!',
    age: { hours: 7 },
  },
  {
    video: 'neon-highway',
    author: 'fieldhouse',
    desc: 'That line through the last bend is the same one downhill skiers take. Late apex, no brakes, a small prayer.',
    age: { hours: 2, minutes: 10 },
  },
  {
    video: 'neon-highway',
    author: 'tomasz',
    desc: 'Downloaded the ghost. It is four seconds ahead of me by the bridge. Uninstalling myself.',
    age: { hours: 1, minutes: 33 },
  },
  {
    video: 'neon-highway',
    author: 'tideline',
    desc: 'Undertow was written for exactly this road. Very proud.',
    age: { minutes: 52 },
  },
  { video: 'neon-highway', author: 'amina', desc: 'first (nearly)', age: { hours: 2, minutes: 31 } },
  {
    video: 'harbour-town',
    author: 'small-town',
    desc: '一個ずつ置いていくのが、模型づくりとまったく同じで感動しました。',
    age: { days: 17 },
  },
  {
    video: 'harbour-town',
    author: 'quiet-proofs',
    desc: 'Would love to see the rule written out. Is it local, or does a block know about the whole quay?',
    age: { days: 16, hours: 5 },
  },
  {
    video: 'harbour-town',
    author: 'pixel-harbor',
    desc: 'Strictly local: four neighbours and the height of the water. The quay is an accident that we kept.',
    age: { days: 15, hours: 23 },
  },
  {
    video: 'harbour-town',
    author: 'wren',
    desc: 'Please never make the roofs the same red.',
    age: { days: 4, hours: 2 },
  },
];
