import { expect, test } from 'vitest';
import { recheckIntervalMs } from './recheck-interval';

const NOW = 1_700_000_000;
const event = { stream_status: 'upcoming', recording: 'none', event_utc_ts: NOW } as const;

test.each([
  ['live', { stream_status: 'live' }, 60_000],
  ['over', { stream_status: 'finished', recording: 'ready' }, false],
  ['finished without a recording', { stream_status: 'finished' }, false],
  ['its recording in progress', { stream_status: 'finished', recording: 'preparing' }, 60_000],
  ['late', { event_utc_ts: NOW - 300 }, 10_000],
  ['starting in five minutes', { event_utc_ts: NOW + 300 }, 10_000],
  ['starting in ten minutes', { event_utc_ts: NOW + 600 }, 10_000],
  ['starting in twenty minutes', { event_utc_ts: NOW + 1_200 }, 600_000],
  ['starting in a week', { event_utc_ts: NOW + 604_800 }, 3_600_000],
] as const)('recheckIntervalMs returns the polling interval of an event: %s', (_, given, wait) => {
  expect(recheckIntervalMs({ ...event, ...given }, NOW * 1000)).toBe(wait);
});

test('recheckIntervalMs does not poll an event that has not loaded', () =>
  expect(recheckIntervalMs(undefined, 0)).toBe(false));
