import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { clipState, pollIntervalMs, settledClips } from './clip-state';

const ASKED = Date.UTC(2026, 10, 14, 21);
const clip = (status: 'processing' | 'failed' | 'ready', id = 1) => ({
  id,
  status,
  created_at: new Date(ASKED).toISOString(),
});

eachCase([
  ['processing', 0, { state: 'processing', share: 0 }, shows('clip states')],
  ['processing', 75_000, { state: 'processing', share: 0.25 }],
  ['processing', -60_000, { state: 'processing', share: 0 }],
  [
    'processing',
    299_999,
    { state: 'processing', share: 299_999 / 300_000 },
    shows('clip queued', 'constant clip 5 minutes'),
  ],
  ['processing', 300_000, { state: 'failed' }, shows('clip queued', 'constant clip 5 minutes')],
  ['failed', 1_000, { state: 'failed' }, shows('clip states')],
  ['ready', 1_000, { state: 'ready' }, shows('clip states')],
  ['ready', 900_000, { state: 'ready' }],
] as const)('derives the state of a clip with status %s after %d ms', (status, age, state) => {
  expect(clipState(clip(status), ASKED + age)).toEqual(state);
});

test.each([
  ['nothing is known', undefined, 0, false],
  ['no clip is in progress', [clip('ready'), clip('failed')], 0, false],
  ['a clip was just requested', [clip('ready'), clip('processing')], 10_000, 2_000],
  ['a clip takes longer', [clip('processing')], 60_000, 5_000],
  ['a clip timed out', [clip('processing')], 300_000, false],
])('pollIntervalMs returns the polling interval if %s', (_, clips, age, after) => {
  expect(pollIntervalMs(clips, ASKED + age)).toBe(after);
});

describe('settledClips', () => {
  const followed = [{ id: 1, at: ASKED }];
  eachCase([
    ['one in progress is not settled', [clip('processing')], 10_000, { ready: [], failed: [], over: [] }],
    [
      'a ready one is settled',
      [clip('ready')],
      10_000,
      { ready: [clip('ready')], failed: [], over: [1] },
      shows('clip processed'),
    ],
    [
      'a failed one is settled',
      [clip('failed')],
      10_000,
      { ready: [], failed: [clip('failed')], over: [1] },
      shows('clip failed'),
    ],
    [
      'one that timed out is settled',
      [clip('processing')],
      300_000,
      { ready: [], failed: [clip('processing')], over: [1] },
    ],
    ['a deleted one is settled', [], 10_000, { ready: [], failed: [], over: [1] }],
    ['others are ignored', [clip('ready', 2), clip('processing')], 0, { ready: [], failed: [], over: [] }],
  ])('settledClips returns the followed clips that are finished: %s', (_, clips, age, result) => {
    expect(settledClips(followed, clips, ASKED + age)).toEqual(result);
  });
});
