import { describe, expect, test } from 'vitest';
import { behindEdge, edgeAt, hasDvr, reachable, seeEdge } from './live-edge';

describe('the live edge', () => {
  const edge = { end: 100, seenAt: 10_000 };

  test.each([
    [10_000, 100],
    [12_000, 102],
    [60_000, 112],
    [9_000, 100],
  ])('at %d ms is %d', (now, end) => {
    expect(edgeAt(edge, now)).toBe(end);
  });

  test('is seen anew only when it moved', () => {
    expect(seeEdge(edge, 100, 12_000)).toBe(edge);
    expect(seeEdge(edge, 102, 12_000)).toEqual({ end: 102, seenAt: 12_000 });
    expect(seeEdge(null, 5, 1)).toEqual({ end: 5, seenAt: 1 });
  });

  test.each([
    ['at it', 100, 10_000, 0],
    ['a little late is still live', 97, 11_000, 0],
    ['behind', 80, 10_000, 20],
    ['a pause falls behind', 100, 16_000, 6],
    ['ahead is live', 104, 10_000, 0],
  ])('%s', (_, time, now, behind) => {
    expect(behindEdge(edge, time, now)).toBe(behind);
  });
});

test.each([
  [null, false],
  [{ start: 0, end: 10 }, false],
  [{ start: 50, end: 70 }, true],
])('%o offers a seek bar: %s', (range, offered) => {
  expect(hasDvr(range)).toBe(offered);
});

test.each([
  [5, { start: 10, end: 20 }, 10],
  [25, { start: 10, end: 20 }, 20],
  [15, { start: 10, end: 20 }, 15],
  [-3, null, 0],
])('%d within %o is %d', (time, range, expected) => {
  expect(reachable(time, range)).toBe(expected);
});
