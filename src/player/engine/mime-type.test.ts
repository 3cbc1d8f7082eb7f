import { expect, test } from 'vitest';
import { mimeType } from './mime-type';

test.each([
  ['/a/master.m3u8', null, 'application/x-mpegURL'],
  ['/a/master.m3u8?token=x.mp4', null, 'application/x-mpegURL'],
  ['/a/film.MP4#t=3', null, 'video/mp4'],
  ['/a/film.webm', null, 'video/webm'],
  ['/a/stream', null, 'application/x-mpegURL'],
  ['/a/film', 'video/mp4', 'video/mp4'],
  ['/a/film.mp4', 'application/vnd.apple.mpegurl', 'application/x-mpegURL'],
  ['/a/film.mp4', 'audio/mpegurl', 'application/x-mpegURL'],
])('the MIME type of %s, declared as %s, is %s', (url, declared, type) => {
  expect(mimeType(url, declared)).toBe(type);
});
