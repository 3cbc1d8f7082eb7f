import { describe, expect, it } from 'vitest';
import { readFirstFiles, readRenditions } from './playlist-text';

const URL_OF_LIST = 'https://cdn.example.com/game/7/list.m3u8?token=1';

describe('readRenditions', () => {
  it('reads address, bandwidth and size of each rendition, and resolves relative addresses', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="audio.m3u8"',
      '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900000,BANDWIDTH=1200000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720',
      'high.m3u8',
      '',
      '#EXT-X-STREAM-INF:BANDWIDTH=400000',
      '# a remark',
      'https://other.example.com/low.m3u8',
    ].join('\r\n');
    expect(readRenditions(text, URL_OF_LIST)).toEqual([
      { url: 'https://cdn.example.com/game/7/high.m3u8', bandwidth: 1_200_000, width: 1280, height: 720 },
      { url: 'https://other.example.com/low.m3u8', bandwidth: 400_000, width: null, height: null },
    ]);
  });

  it('finds no rendition in the playlist of a single one, nor where the address is missing', () => {
    expect(readRenditions('#EXTM3U\n#EXTINF:6,\n0.ts\n', URL_OF_LIST)).toEqual([]);
    expect(readRenditions('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1', URL_OF_LIST)).toEqual([]);
  });
});

describe('readFirstFiles', () => {
  it.each([
    [
      'the first segment',
      '#EXTM3U\n#EXTINF:6,\n0.ts\n#EXTINF:6,\n1.ts\n',
      ['https://cdn.example.com/game/7/0.ts'],
    ],
    [
      'the initialization segment before the first segment',
      '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6,\n0.m4s\n',
      ['https://cdn.example.com/game/7/init.mp4', 'https://cdn.example.com/game/7/0.m4s'],
    ],
    ['nothing of a playlist without segments', '#EXTM3U\n#EXT-X-ENDLIST\n', []],
    ['nothing of segments by byte range', '#EXTM3U\n#EXTINF:6,\n#EXT-X-BYTERANGE:100@0\nall.ts\n', []],
    [
      'nothing where the initialization segment is a byte range',
      '#EXTM3U\n#EXT-X-MAP:URI="all.mp4",BYTERANGE="10@0"\n#EXTINF:6,\n0.m4s\n',
      [],
    ],
  ])('reads %s', (_what, text, files) => {
    expect(readFirstFiles(text, URL_OF_LIST)).toEqual(files);
  });
});
