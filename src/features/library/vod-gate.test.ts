import { expect, test } from 'vitest';
import { vodGate } from './vod-gate';

test.each([
  ['/media/vod/610/master.m3u8', false, 'open'],
  ['/media/vod/610/master.m3u8', true, 'region'],
  [null, false, 'pass'],
  [null, true, 'region'],
] as const)(
  'vodGate of a library video with the URL %s (geo-blocked: %s) is %s',
  (media_url, blocked, gate) => {
    expect(vodGate({ media_url }, blocked)).toBe(gate);
  },
);
