import type { DemoComment } from '../types.ts';

export const smallTownComments: readonly DemoComment[] = [
  {
    video: 'lantern-river',
    author: 'northlight',
    desc: 'You filmed one bridge and somehow got a whole town. Beautiful.',
    age: { days: 4, hours: 3 },
  },
  {
    video: 'lantern-river',
    author: 'wren',
    desc: '“Collected downstream the next morning, every one of them.” That line made me happier than the video, and the video made me very happy.',
    age: { days: 3, hours: 18 },
  },
  {
    video: 'lantern-river',
    author: 'cozinha',
    desc: 'Que coisa mais linda. Aqui fazemos algo parecido em junho, com balões de papel que não voam.',
    age: { days: 3 },
  },
  {
    video: 'lantern-river',
    author: 'small-town',
    desc: 'コメントありがとうございます。来年も撮ります。 We will film it again next year.',
    age: { days: 2, hours: 6 },
  },
  {
    video: 'lantern-river',
    author: 'naqsh',
    desc: 'كأنها نجوم قررت أن تعود إلى بيوتها.',
    age: { days: 1, hours: 9 },
  },
  {
    video: 'last-train',
    author: 'northlight',
    desc: '148 bulbs! What powers the ones inside the carriages while the train moves?',
    age: { days: 25 },
  },
  {
    video: 'last-train',
    author: 'small-town',
    desc: '@Northlight Films ボタン電池です。一両に四個、毎晩交換しました。',
    age: { days: 24, hours: 14 },
  },
  { video: 'last-train', author: 'tomasz', desc: 'I would live in this.', age: { days: 8, hours: 4 } },
  {
    video: 'jellyfish',
    author: 'amina',
    desc: 'Fifteen seconds, four times in a row. Prescribed.',
    age: { days: 160 },
  },
  {
    video: 'jellyfish',
    author: 'tideline',
    desc: 'May we use this behind a song?',
    age: { days: 99, hours: 20 },
  },
  {
    video: 'jellyfish',
    author: 'small-town',
    desc: '@Tideline Sessions もちろん!',
    age: { days: 99, hours: 2 },
  },
  {
    video: 'four-seasons',
    author: 'wren',
    desc: 'Third view. I expect to say one day that I was here early.',
    age: { hours: 5 },
  },
];
