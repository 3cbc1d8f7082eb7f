import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type Store } from '../storage/storage';
import { isStoragePersistent, storedViewings } from './stored-viewings';
import { watchLog } from './watch-log';

const DAY = 86_400_000;
const OPEN = { live: false, embedded: false };
const event = (id: number) => ({ id, title: `Game ${id}` });

let store: Store;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  localStorage.clear();
  store = createStore(() => localStorage);
});
afterEach(() => void vi.useRealTimers());

function watch(id: number, seconds = 12, userId = 4): void {
  const log = watchLog({ userId, event: event(id), ...OPEN }, store);
  log.add({ type: 'start', milliseconds: 1_000, offline: 0, state: 'over' }, performance.now());
  vi.advanceTimersByTime(seconds * 1_000);
  log.add({ type: 'watched', seconds }, performance.now());
}
const read = (id?: number, userId = 4) => storedViewings(userId, store).read(id);

test('a stored viewing survives a reload, with the time of its first moment', () => {
  watch(7);
  store = createStore(() => localStorage);
  expect(read(7)).toMatchObject([
    { event: event(7), at: Date.parse('2026-03-01T11:59:59Z'), waited: 1_000, watched: 12_000 },
  ]);
});

test('a video that never plays is no viewing, but its height counts from the first second of playback', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  for (const type of ['preroll', 'recovery'] as const) log.add({ type }, performance.now());
  log.add({ type: 'quality', height: 360 }, performance.now());
  expect(read()).toEqual([]);
  log.add({ type: 'watched', seconds: 5 }, performance.now());
  expect(read(7)).toMatchObject([{ heights: { 360: 5_000 } }]);
});

test('lists viewings of an event, latest first, without those of other events or accounts', () => {
  watch(7, 10);
  vi.advanceTimersByTime(60_000);
  watch(7, 20);
  watch(8, 30);
  watch(7, 40, 5);
  expect(read(7).map(({ watched }) => watched)).toEqual([20_000, 10_000]);
  expect(read().map(({ event: { id } }) => id)).toEqual([8, 7, 7]);
  expect(read(7, 5)).toHaveLength(1);
  // Event 7 is not mistaken for event 77, although 7 is a prefix of 77.
  expect(storedViewings(4, store).read(77)).toEqual([]);
});

test('two tabs do not overwrite each other’s viewings', () => {
  const tabs = [createStore(() => localStorage), createStore(() => localStorage)].map((tab) =>
    watchLog({ userId: 4, event: event(7), ...OPEN }, tab),
  );
  for (let second = 5; second <= 20; second += 5) {
    vi.advanceTimersByTime(5_000);
    for (const tab of tabs) tab.add({ type: 'watched', seconds: second }, performance.now());
  }
  expect(read(7).map(({ watched }) => watched)).toEqual([20_000, 20_000]);
});

test('a viewing is deleted after thirty days', () => {
  watch(7);
  vi.setSystemTime(Date.now() + 30 * DAY - 60_000);
  expect(read(7)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 60_000);
  expect(read(7)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a viewing from a clock that was a year ahead gets today’s date and is marked', () => {
  vi.setSystemTime('2027-03-01T12:00:00Z');
  watch(7);
  vi.setSystemTime('2026-03-01T12:00:00Z');
  expect(read(7)).toMatchObject([{ clockMoved: true, at: Date.now() }]);
  vi.setSystemTime(Date.now() + 30 * DAY);
  expect(read(7)).toEqual([]);
});

test('changing the device’s clock during a viewing changes no duration', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  log.add({ type: 'start', milliseconds: 500, offline: 0, state: 'over' }, performance.now());
  vi.setSystemTime('2020-01-01T00:00:00Z');
  vi.advanceTimersByTime(5_000);
  log.add({ type: 'watched', seconds: 5 }, performance.now());
  vi.setSystemTime('2026-03-01T12:01:00Z');
  watch(7);
  expect(read(7)[0]).toMatchObject({ watched: 12_000 });
});

test('a log-out deletes stored viewings, and a viewing in progress is not stored again', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  log.add({ type: 'start', milliseconds: 0, offline: 0, state: 'going' }, performance.now());
  expect(read(7)).toHaveLength(1);
  store.clear((key) => key.startsWith('watch_log.'));
  log.add({ type: 'watched', seconds: 3 }, performance.now());
  expect(read(7)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('deletes the stored viewings of only one event', () => {
  watch(7);
  watch(8);
  storedViewings(4, store).clear(7);
  expect(read().map(({ event: { id } }) => id)).toEqual([8]);
});

test('limits the number of stored viewings per event and per account', () => {
  for (let times = 0; times < 40; times += 1) watch(7, 1);
  expect(read(7)).toHaveLength(30);
  for (let id = 100; id < 200; id += 1) watch(id, 1);
  expect(read()).toHaveLength(100);
  expect(read(7)).toEqual([]);
});

test('stores viewings until the page closes if the device’s storage is unavailable', () => {
  const closed = createStore(() => {
    throw new Error('no storage');
  });
  expect(isStoragePersistent(closed)).toBe(false);
  expect(isStoragePersistent(store)).toBe(true);
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, closed);
  log.add({ type: 'watched', seconds: 3 }, performance.now());
  expect(storedViewings(4, closed).read(7)).toHaveLength(1);
});

test('stores only that an embedded player was opened', () => {
  watchLog({ userId: 4, event: event(7), live: true, embedded: true }, store).openedEmbedded(
    performance.now(),
  );
  expect(read(7)).toMatchObject([{ embedded: true, watched: 0, spans: [] }]);
});
