import type { DemoComment } from '../types.ts';

export const tidelineComments: readonly DemoComment[] = [
  {
    video: 'rain-window',
    author: 'wren',
    desc: 'wrote half a thesis to this. the other half is somebody else’s problem',
    age: { days: 402 },
  },
  {
    video: 'rain-window',
    author: 'northlight',
    desc: 'The distant tram at the very end is perfect.',
    age: { days: 500 },
  },
  {
    video: 'rain-window',
    author: 'quiet-proofs',
    desc: 'Two chords is a strong claim. I count three, but the third one is shy.',
    age: { days: 377 },
  },
  {
    video: 'rain-window',
    author: 'amina',
    desc: 'إلى كل من يدرس الآن: بالتوفيق.',
    age: { days: 9, hours: 2 },
  },
  { video: 'rain-window', author: 'small-town', desc: '作業用にずっと流しています。', age: { days: 210 } },
  {
    video: 'glass-harbour',
    author: 'pixel-harbor',
    desc: 'The suitcase drum is unreasonably good. Can we have it for the menu screen?',
    age: { hours: 16 },
  },
  {
    video: 'glass-harbour',
    author: 'tideline',
    desc: '@Pixel Harbor you can have the suitcase.',
    age: { hours: 15, minutes: 10 },
  },
  {
    video: 'glass-harbour',
    author: 'tomasz',
    desc: 'Cassette ordered. I do not own a cassette player.',
    age: { hours: 11 },
  },
  {
    video: 'glass-harbour',
    author: 'cozinha',
    desc: 'Que música linda para lavar louça (é um elogio!).',
    age: { hours: 3, minutes: 25 },
  },
  {
    video: 'piano-etude',
    author: 'amina',
    desc: 'My daughter is seven and this is the first piece she has learnt from start to end. Thank you for the small hands.',
    age: { days: 40 },
  },
  {
    video: 'piano-etude',
    author: 'naqsh',
    desc: 'Clear, slow and no talking. More like this please.',
    age: { days: 13, hours: 17 },
  },
  {
    video: 'boathouse-live',
    author: 'wren',
    desc: 'I was there! I was the cough at 0:09.',
    age: { days: 11 },
  },
  {
    video: 'boathouse-live',
    author: 'fieldhouse',
    desc: 'Eleven dynamos means somebody was pedalling for the whole set. Who? We want to sign them.',
    age: { days: 10, hours: 6 },
  },
  { video: 'boathouse-live', author: 'tomasz', desc: '@Fieldhouse hello.', age: { days: 10, hours: 5 } },
];
