import { expect, test } from 'vitest';
import type { Measures } from './measures';
import { progressOf } from './progress-of';
import { stepsOf } from './steps';

const REGION = { region: 'allowed' } as const;
const DEVICE = {
  browser: { streams: 'script', storageWorks: true },
  device: { small: 'smooth', hd: 'smooth' },
} as const;
const PLAYED = { test: { type: 'played', startMs: 300, stalls: 0 } } as const;
const SPEED = { speed: 9_000_000 };

test.each<[what: string, Partial<Measures>, done: string[], percent: number]>([
  ['nothing is known yet', {}, [], 0],
  ['the region is known', REGION, ['region'], 10],
  ['the device waits for the test', DEVICE, ['browser'], 10],
  ['the test is over', { ...DEVICE, ...PLAYED }, ['browser', 'device', 'video'], 80],
  [
    'everything is known',
    { ...REGION, ...DEVICE, ...PLAYED, ...SPEED },
    ['region', 'browser', 'device', 'video', 'speed'],
    100,
  ],
])('stepsOf returns the steps of a check that have results: %s', (_, found, done, percent) => {
  const steps = stepsOf(found, false);
  expect(steps.filter(({ finding }) => finding).map(({ part }) => part)).toEqual(done);
  expect(progressOf(steps, 0)).toBe(percent);
});

test('the check reports a blocked region at once', () => {
  expect(stepsOf({ region: 'blocked' }, false)[0]?.finding).toMatchObject({ part: 'region', level: 'bad' });
});

test.each([
  [0, 20],
  [3, 50],
  [6, 80],
  [60, 80],
])(
  'after %i seconds of video, the progress is %i percent if half of the other steps have results',
  (seconds, percent) => {
    expect(progressOf(stepsOf({ ...REGION, ...DEVICE }, false), seconds)).toBe(percent);
  },
);
