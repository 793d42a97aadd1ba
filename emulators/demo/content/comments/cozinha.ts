import type { DemoComment } from '../types.ts';

export const cozinhaComments: readonly DemoComment[] = [
  {
    video: 'pao-de-queijo',
    author: 'amina',
    desc: 'Made these on Sunday. Thirty small ones, gone in the time it takes to write this comment.',
    age: { days: 620 },
  },
  {
    video: 'pao-de-queijo',
    author: 'wren',
    desc: 'What could I use instead of polvilho azedo? Nobody sells it here.',
    age: { days: 411, hours: 6 },
  },
  {
    video: 'pao-de-queijo',
    author: 'cozinha',
    desc: '@Wren plain tapioca starch works, the crust is only a little softer. Add a spoon of yoghurt for the sourness!',
    age: { days: 410, hours: 20 },
  },
  {
    video: 'pao-de-queijo',
    author: 'fieldhouse',
    desc: 'Half-time snack of the entire under-twelves. You have created a problem.',
    age: { days: 92 },
  },
  {
    video: 'pao-de-queijo',
    author: 'tideline',
    desc: 'The sound of that crust at the end. Sampling it.',
    age: { days: 12 },
  },
  {
    video: 'pizza-frigideira',
    author: 'tomasz',
    desc: 'Fiz com queijo de cabra e mel. Desculpa, Itália.',
    age: { days: 5, hours: 11 },
  },
  {
    video: 'pizza-frigideira',
    author: 'pixel-harbor',
    desc: 'Ten minutes? This is a devlog dinner.',
    age: { days: 5 },
  },
  {
    video: 'pizza-frigideira',
    author: 'amina',
    desc: 'Does the lid matter or can I put a tray on top?',
    age: { days: 3, hours: 8 },
  },
  {
    video: 'pizza-frigideira',
    author: 'cozinha',
    desc: '@Amina K uma assadeira serve, sim. O importante é prender o vapor para derreter o queijo.',
    age: { days: 3, hours: 6 },
  },
  { video: 'limonada', author: 'naqsh', desc: 'جرّبتها مع ماء الورد، رائعة.', age: { days: 30 } },
  {
    video: 'limonada',
    author: 'wren',
    desc: 'It is eleven degrees here and I want all three.',
    age: { days: 22, hours: 13 },
  },
];
