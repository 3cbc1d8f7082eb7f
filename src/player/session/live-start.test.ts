import { expect, test } from 'vitest';
import { lateJoin, liveStart } from './live-start';

const WINDOW = { start: 1000, end: 1120 };

test.each([
  ['live without an earlier position', null, 0, null],
  ['live for a viewer who was at the edge', { seconds: 3, at: 0 }, 0, null],
  ['where the viewer was', { seconds: 40, at: 0 }, 0, 1080],
  ['further back by the time of the reload', { seconds: 40, at: 0 }, 10_000, 1070],
  ['at the start of a window that just moved on', { seconds: 40, at: 0 }, 100_000, 1000],
  ['live where the window is long past', { seconds: 40, at: 0 }, 200_000, null],
  ['where the viewer was if the clock went back', { seconds: 40, at: 5_000 }, 0, 1080],
] as const)('a live stream starts %s', (_, last, now, expected) => {
  expect(liveStart(last, now, WINDOW)).toBe(expected);
});

test.each([
  ['nothing where the window is short', { windowStart: 0, startsAt: 0, seconds: 30 }, null],
  [
    'the beginning where the window reaches it',
    { windowStart: 30_000, startsAt: 0, seconds: 600 },
    'beginning',
  ],
  ['the earliest moment where it does not', { windowStart: 900_000, startsAt: 0, seconds: 600 }, 'earliest'],
  [
    'the earliest moment of a stream without clock',
    { windowStart: null, startsAt: 0, seconds: 600 },
    'earliest',
  ],
  [
    'the earliest moment of a game without start',
    { windowStart: 0, startsAt: null, seconds: 600 },
    'earliest',
  ],
] as const)('a viewer who joins late is offered %s', (_, joining, expected) => {
  expect(lateJoin(joining)).toBe(expected);
});
