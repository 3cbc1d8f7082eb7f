import { expect, test } from 'vitest';
import { beforeEnd, seekBeforeEnd } from './before-end';

test.each([
  ['moves a time at the end before it', 114, 114, 113.99],
  ['moves a time past the end before it', 120, 114, 113.99],
  ['keeps a time before the end', 113, 114, 113],
  ['keeps a time of a stream without an end', 114, Number.POSITIVE_INFINITY, 114],
  ['moves a time a little while the duration is unknown', 114, Number.NaN, 113.99],
  ['is never negative', 0, 0, 0],
])('avoids the end of a video when seeking: %s', (_, time, duration, expected) => {
  expect(beforeEnd(time, duration)).toBe(expected);
});

test.each([
  ['a live stream is sought just before its end', true, 113.99],
  ['a recording is sought to its end', false, 114],
])('seeks to just before the end only in a live stream: %s', (_, isLive, expected) => {
  const sought: number[] = [];
  const tech = { setCurrentTime: (time: number) => void sought.push(time) };
  const video = Object.defineProperty(document.createElement('video'), 'duration', { value: 114 });
  seekBeforeEnd(tech, video, () => isLive);
  tech.setCurrentTime(114);
  expect(sought).toEqual([expected]);
});
