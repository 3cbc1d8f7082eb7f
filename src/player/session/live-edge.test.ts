import { describe, expect, test } from 'vitest';
import { behindEdge, clampToSeekable, edgeAt, hasDvr, updateEdge } from './live-edge';

describe('live edge', () => {
  const edge = { end: 100, seenAt: 10_000 };

  test.each([
    [10_000, 100],
    [12_000, 102],
    [60_000, 112],
    [9_000, 100],
  ])('extrapolates the live edge at %d ms to %d seconds', (now, end) => {
    expect(edgeAt(edge, now)).toBe(end);
  });

  test('updates the live edge only when it has moved', () => {
    expect(updateEdge(edge, 100, 12_000)).toBe(edge);
    expect(updateEdge(edge, 102, 12_000)).toEqual({ end: 102, seenAt: 12_000 });
    expect(updateEdge(null, 5, 1)).toEqual({ end: 5, seenAt: 1 });
  });

  test.each([
    ['at the edge', 100, 10_000, 0],
    ['slightly late is still live', 97, 11_000, 0],
    ['behind', 80, 10_000, 20],
    ['a paused viewer falls behind', 100, 16_000, 6],
    ['ahead of the edge is live', 104, 10_000, 0],
  ])('counts the seconds behind the live edge: %s', (_, time, now, behind) => {
    expect(behindEdge(edge, time, now)).toBe(behind);
  });
});

test.each([
  [null, false],
  [{ start: 0, end: 10 }, false],
  [{ start: 50, end: 70 }, true],
])('the seekable range %o gets a seek bar: %s', (range, offered) => {
  expect(hasDvr(range)).toBe(offered);
});

test.each([
  [5, { start: 10, end: 20 }, 10],
  [25, { start: 10, end: 20 }, 20],
  [15, { start: 10, end: 20 }, 15],
  [-3, null, 0],
])('clamps the time %d to the seekable range %o: %d', (time, range, expected) => {
  expect(clampToSeekable(time, range)).toBe(expected);
});
