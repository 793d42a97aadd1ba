import { describe, expect, it } from 'vitest';
import { bandwidths, masterPlaylist, mediaPlaylist } from './playlist.ts';

const index = {
  headerSize: 1300,
  codec: 'avc1.64001f',
  fragments: [
    { offset: 1500, size: 400_000, duration: 4 },
    { offset: 401_500, size: 100_000, duration: 0.5 },
  ],
};

describe('the playlist of a rendition', () => {
  it('cuts one file by its byte ranges', () => {
    expect(mediaPlaylist(index, 'media%2Fa%2F720.mp4?alt=media&token=T').split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="media%2Fa%2F720.mp4?alt=media&token=T",BYTERANGE="1300@0"',
      '#EXTINF:4.00000,',
      '#EXT-X-BYTERANGE:400000@1500',
      'media%2Fa%2F720.mp4?alt=media&token=T',
      '#EXTINF:0.50000,',
      '#EXT-X-BYTERANGE:100000@401500',
      'media%2Fa%2F720.mp4?alt=media&token=T',
      '#EXT-X-ENDLIST',
      '',
    ]);
  });

  it('resolves beside itself on any host, with its token', () => {
    const beside = 'https://host.example/v0/b/bucket/o/media%2Fa%2F720.m3u8?alt=media&token=T';

    expect(new URL('media%2Fa%2F720.mp4?alt=media&token=T', beside).href).toBe(
      'https://host.example/v0/b/bucket/o/media%2Fa%2F720.mp4?alt=media&token=T',
    );
  });

  it('says what its most demanding fragment needs', () => {
    expect(bandwidths(index)).toEqual({ bandwidth: 1_600_000, averageBandwidth: 888_889 });
  });
});

describe('the master playlist', () => {
  it('names every rendition with what it asks of a player', () => {
    const playlist = masterPlaylist([
      {
        width: 1280,
        height: 720,
        frameRate: 30_000 / 1001,
        codecs: 'avc1.64001f,mp4a.40.2',
        bandwidth: 1_600_000,
        averageBandwidth: 900_000,
        reference: 'media%2Fa%2F720.m3u8?alt=media&token=T',
      },
    ]);

    expect(playlist.split('\n').slice(3)).toEqual([
      '#EXT-X-STREAM-INF:BANDWIDTH=1600000,AVERAGE-BANDWIDTH=900000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=29.970',
      'media%2Fa%2F720.m3u8?alt=media&token=T',
      '',
    ]);
  });
});
