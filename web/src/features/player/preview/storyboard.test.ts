import { expect, it } from 'vitest';
import { tilesOf } from './storyboard.ts';

const base = 'https://storage.example/o/media%2F7%2Fstoryboard.vtt?alt=media&token=T';

it('finds each small picture in its sprite', () => {
  const vtt = [
    'WEBVTT',
    '00:00.000 --> 00:05.000\nmedia%2F7%2Fsprite.webp?alt=media&token=T#xywh=0,0,160,90',
    'second\n01:00:05.000 --> 01:00:10.500\nmedia%2F7%2Fsprite.webp?alt=media&token=T#xywh=160,90,160,90',
  ].join('\n\n');
  const url = 'https://storage.example/o/media%2F7%2Fsprite.webp?alt=media&token=T';
  expect(tilesOf(vtt, base)).toEqual([
    { start: 0, end: 5, url, x: 0, y: 0, width: 160, height: 90 },
    { start: 3605, end: 3610.5, url, x: 160, y: 90, width: 160, height: 90 },
  ]);
});

it.each([
  '',
  'WEBVTT',
  'WEBVTT\n\n00:00.000 --> 00:05.000\nWords, not a picture',
  'WEBVTT\n\nsprite.webp#xywh=0,0,160,90',
  'WEBVTT\n\n00:00.000 --> 00:05.000\nsprite.webp#xywh=0,0,160',
  '<html>Not found</html>',
])('finds none in %j', (vtt) => {
  expect(tilesOf(vtt, base)).toEqual([]);
});
