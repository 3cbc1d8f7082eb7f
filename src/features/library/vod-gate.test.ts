import { expect, test } from 'vitest';
import { vodGate } from './vod-gate';

test.each([
  ['/media/vod/610/master.m3u8', false, 'open'],
  ['/media/vod/610/master.m3u8', true, 'region'],
  [null, false, 'pass'],
  [null, true, 'region'],
] as const)('a library video that is %s (geo-blocked: %s) has the gate', (media_url, blocked, gate) => {
  expect(vodGate({ media_url }, blocked)).toBe(gate);
});
