import { expect, it } from 'vitest';
import { linesOf, masterOf, variantsOf } from './masterPlaylist.ts';

const base = 'https://storage.example/o/media%2F7%2Fmaster.m3u8?alt=media&token=T';

it('lists the renditions of a playlist, with addresses that carry their own query', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:BANDWIDTH=405900,RESOLUTION=426x240,CODECS="avc1.42c015,mp4a.40.2"',
    'media%2F7%2F240.m3u8?alt=media&token=T',
    '',
    '#EXT-X-STREAM-INF:RESOLUTION=1280x720,BANDWIDTH=2500000',
    '# a remark',
    'media%2F7%2F720.m3u8?alt=media&token=T',
  ].join('\r\n');
  expect(variantsOf(playlist, base)).toEqual([
    {
      lines: 240,
      url: 'https://storage.example/o/media%2F7%2F240.m3u8?alt=media&token=T',
      bandwidth: 405_900,
      line: '#EXT-X-STREAM-INF:BANDWIDTH=405900,RESOLUTION=426x240,CODECS="avc1.42c015,mp4a.40.2"',
    },
    {
      lines: 720,
      url: 'https://storage.example/o/media%2F7%2F720.m3u8?alt=media&token=T',
      bandwidth: 2_500_000,
      line: '#EXT-X-STREAM-INF:RESOLUTION=1280x720,BANDWIDTH=2500000',
    },
  ]);
});

it.each([
  '',
  'no playlist',
  '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nx.m3u8',
  '#EXT-X-STREAM-INF:RESOLUTION=1x1',
])('finds no rendition in %j', (playlist) => {
  expect(variantsOf(playlist, base)).toEqual([]);
});

it('makes a playlist of some of them, with whole addresses', () => {
  const line = '#EXT-X-STREAM-INF:BANDWIDTH=2500000,RESOLUTION=1280x720';
  const some = variantsOf(`#EXTM3U\n${line}\n720.m3u8?token=T`, base);
  expect(masterOf(some)).toBe(`#EXTM3U\n${line}\nhttps://storage.example/o/720.m3u8?token=T\n`);
});

it('names upright videos like those that lie', () => {
  expect([linesOf(1920, 1080), linesOf(1080, 1920)]).toEqual([1080, 1080]);
});
