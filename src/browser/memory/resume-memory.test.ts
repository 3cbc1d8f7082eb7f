import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../storage/storage';
import { clearRecording, MAX_POSITIONS, resumeMemory, stoppedRecordings } from './resume-memory';

let device: Record<string, string> = {};
const methods = {
  getItem: (key: string) => device[key] ?? null,
  setItem: (key: string, value: string) => {
    device[key] = value;
  },
  removeItem: (key: string) => {
    delete device[key];
  },
};
const store = createStore(
  () =>
    new Proxy({} as Storage, {
      get: (_, name) => methods[name as keyof typeof methods],
      ownKeys: () => Object.keys(device),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
);
const stop = (userId: number | null, recording: string, time = 60, duration: number | null = 3_600) =>
  resumeMemory(userId, recording, store).update({ time, duration, ended: false });

beforeEach(() => {
  device = {};
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('stores the position in a recording per account, and removes it after the end', () => {
  stop(7, 'event-1', 83.5);
  expect(resumeMemory(7, 'event-1', store).read()).toBe(83.5);
  expect(resumeMemory(8, 'event-1', store).read()).toBeNull();
  expect(resumeMemory(null, 'event-1', store).read()).toBeNull();
  resumeMemory(7, 'event-1', store).update({ time: 600, duration: 600, ended: true });
  expect(resumeMemory(7, 'event-1', store).read()).toBeNull();
});

test.each([
  ['a time that is no number', { time: 'later' }],
  ['a length that is no number', { time: 4, duration: 'long' }],
])('ignores an invalid stored position in a recording: %s', (_, stored) => {
  store.set('resume.7.event-2', stored);
  expect(resumeMemory(7, 'event-2', store).read()).toBeNull();
  expect(stoppedRecordings(7, store)).toEqual([]);
});

test('lists the unfinished recordings of an account with their duration, latest first', () => {
  stop(7, 'event-12-0', 90, 5_400);
  vi.setSystemTime(1_001_000);
  stop(7, 'vod-601', 30, null);
  stop(8, 'vod-602');
  expect(stoppedRecordings(7, store)).toEqual([
    { kind: 'vod', id: 601, time: 30, duration: null, at: 1_001_000 },
    { kind: 'event', id: 12, time: 90, duration: 5_400, at: 1_000_000 },
  ]);
});

test('a recording with two cameras is listed once, with its latest position', () => {
  stop(7, 'event-12-1', 90);
  vi.setSystemTime(1_001_000);
  stop(7, 'event-12-2', 30);
  expect(stoppedRecordings(7, store).map(({ id, time }) => [id, time])).toEqual([[12, 30]]);
});

test('lists a recording whose position an older version stored without a duration', () => {
  store.set('resume.7.event-3-0', { time: 61 });
  expect(stoppedRecordings(7, store)).toEqual([{ kind: 'event', id: 3, time: 61, duration: null, at: 0 }]);
});

test('stores at most 20 positions for each account and removes the oldest', () => {
  stop(8, 'event-1-0');
  for (let id = 1; id <= MAX_POSITIONS + 2; id += 1) {
    vi.setSystemTime(1_000_000 + id);
    stop(7, `event-${id}-0`);
  }
  const ids = stoppedRecordings(7, store).map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids).toContain(3);
  expect(ids).not.toContain(2);
  expect(stoppedRecordings(8, store)).toHaveLength(1);
});

test('removes all positions in a recording that no longer exists, but no other positions', () => {
  stop(7, 'event-1-0');
  stop(7, 'event-1-4');
  stop(7, 'event-12-0');
  stop(7, 'vod-1');
  clearRecording(7, { kind: 'event', id: 1 }, store);
  expect(stoppedRecordings(7, store).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['event 12', 'vod 1']);
});
