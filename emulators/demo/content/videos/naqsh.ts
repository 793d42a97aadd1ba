import type { DemoVideo } from '../types.ts';

export const naqshVideos: readonly DemoVideo[] = [
  {
    slug: 'eight-point-star',
    channel: 'naqsh',
    title: 'كيف تُرسم النجمة الثمانية بالفرجار والمسطرة',
    desc: `دائرة واحدة، مربعان، ثم يكرر النمط نفسه بلا نهاية. لا تحتاج إلا إلى فرجار ومسطرة وقليل من الصبر.

0:00 الدائرة
0:04 المربعان
0:08 النجمة
0:12 النمط كاملًا

An eight-pointed star and the pattern that grows from it, with compass and straightedge only. Worksheet to print: https://example.com/naqsh/star-8`,
    tags: ['geometry', 'art', 'education', 'pattern', 'generative art', 'visual proof'],
    age: { days: 74 },
    views: 29_118,
    likeShare: 0.089,
    dislikeShare: 0.0005,
  },
  {
    slug: 'desert-night',
    channel: 'naqsh',
    title: 'ليلة في الصحراء | فيلم قصير مرسوم',
    desc: `قافلة صغيرة وقمر كبير. رسمناه بألوان الرمل، إطارًا بعد إطار.

A short drawn film: a small caravan and a large moon.`,
    tags: ['movies', 'short film', 'animation', 'desert', 'night sky'],
    age: { days: 9, hours: 14 },
    views: 16_904,
    likeShare: 0.081,
    dislikeShare: 0.0009,
  },
];
