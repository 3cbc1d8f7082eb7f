import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { parseResponse } from './parse-response';

describe('parseResponse', () => {
  test.each([
    [
      ['WATCH', 'CLIPPING'],
      ['watch', 'clipping'],
    ],
    [
      ['watch', 'Download_Clip'],
      ['watch', 'download_clip'],
    ],
    [['watch'], ['watch']],
    [[], []],
  ])(
    'the capabilities %j of a response are lowercased to %j',
    shows('capabilities are lowercased'),
    (sent, received) => {
      const response = { id: 1, capabilities: sent, event: { capabilities: sent, name: 'Final' } };
      expect(parseResponse(JSON.stringify(response))).toEqual({
        id: 1,
        capabilities: received,
        event: { capabilities: received, name: 'Final' },
      });
      expect(parseResponse(JSON.stringify(response, null, 2))).toMatchObject({ capabilities: received });
      expect(parseResponse(`{"capabilities" : ${JSON.stringify(sent)}}`)).toEqual({ capabilities: received });
    },
  );

  test.each([[['vod_media_access']], [['vod_media']], [['VOD_MEDIA_ACCESS', 'vod_media']]])(
    'the capabilities %j open the library',
    shows('access rights'),
    (sent) => {
      expect(parseResponse(JSON.stringify({ capabilities: sent }))).toEqual({ capabilities: ['vod_media'] });
    },
  );

  test.each(['old_vod_media_access', 'vod_media_access_2'])(
    'the capability “%s” is not a name of the library’s capability',
    (flag) => {
      expect(parseResponse(JSON.stringify({ capabilities: [flag] }))).toEqual({ capabilities: [flag] });
    },
  );

  test('other lists in a response with capabilities are not changed', () => {
    expect(parseResponse('{"capabilities":["WATCH"],"tags":["LIVE","LIVE"]}')).toEqual({
      capabilities: ['watch'],
      tags: ['LIVE', 'LIVE'],
    });
  });

  test('capabilities of an unexpected shape are not changed', () => {
    expect(parseResponse('{"capabilities":["A",1],"title":"LIVE"}')).toEqual({
      capabilities: ['A', 1],
      title: 'LIVE',
    });
  });
});

test('parseResponse throws for a response that is not JSON', () => {
  expect(() => parseResponse('<h1>Bad Gateway</h1>')).toThrow(SyntaxError);
});
