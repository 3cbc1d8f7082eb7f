import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type Store } from '../storage/storage';
import { keepsForLater, keptViewings } from './stored-viewings';
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
  log.tell({ type: 'start', milliseconds: 1_000, offline: 0, state: 'over' }, performance.now());
  vi.advanceTimersByTime(seconds * 1_000);
  log.tell({ type: 'watched', seconds }, performance.now());
}
const read = (id?: number, userId = 4) => keptViewings(userId, store).read(id);

test('a viewing is there after a reload, dated from its first moment', () => {
  watch(7);
  store = createStore(() => localStorage);
  expect(read(7)).toMatchObject([
    { event: event(7), at: Date.parse('2026-03-01T11:59:59Z'), waited: 1_000, watched: 12_000 },
  ]);
});

test('a video that nobody plays is no viewing; the size that it has counts from its first second', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  for (const type of ['preroll', 'recovery'] as const) log.tell({ type }, performance.now());
  log.tell({ type: 'quality', height: 360 }, performance.now());
  expect(read()).toEqual([]);
  log.tell({ type: 'watched', seconds: 5 }, performance.now());
  expect(read(7)).toMatchObject([{ heights: { 360: 5_000 } }]);
});

test('several viewings stand side by side, the latest first; another event’s and account’s apart', () => {
  watch(7, 10);
  vi.advanceTimersByTime(60_000);
  watch(7, 20);
  watch(8, 30);
  watch(7, 40, 5);
  expect(read(7).map(({ watched }) => watched)).toEqual([20_000, 10_000]);
  expect(read().map(({ event: { id } }) => id)).toEqual([8, 7, 7]);
  expect(read(7, 5)).toHaveLength(1);
  // 7 is no beginning of 77.
  expect(keptViewings(4, store).read(77)).toEqual([]);
});

test('two tabs at once lose nothing of each other', () => {
  const tabs = [createStore(() => localStorage), createStore(() => localStorage)].map((tab) =>
    watchLog({ userId: 4, event: event(7), ...OPEN }, tab),
  );
  for (let second = 5; second <= 20; second += 5) {
    vi.advanceTimersByTime(5_000);
    for (const tab of tabs) tab.tell({ type: 'watched', seconds: second }, performance.now());
  }
  expect(read(7).map(({ watched }) => watched)).toEqual([20_000, 20_000]);
});

test('after thirty days it is forgotten', () => {
  watch(7);
  vi.setSystemTime(Date.now() + 30 * DAY - 60_000);
  expect(read(7)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 60_000);
  expect(read(7)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a clock that was a year ahead doesn’t keep it for a year; it is told', () => {
  vi.setSystemTime('2027-03-01T12:00:00Z');
  watch(7);
  vi.setSystemTime('2026-03-01T12:00:00Z');
  expect(read(7)).toMatchObject([{ clockMoved: true, at: Date.now() }]);
  vi.setSystemTime(Date.now() + 30 * DAY);
  expect(read(7)).toEqual([]);
});

test('a clock that is set while it plays changes no length', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  log.tell({ type: 'start', milliseconds: 500, offline: 0, state: 'over' }, performance.now());
  vi.setSystemTime('2020-01-01T00:00:00Z');
  vi.advanceTimersByTime(5_000);
  log.tell({ type: 'watched', seconds: 5 }, performance.now());
  vi.setSystemTime('2026-03-01T12:01:00Z');
  watch(7);
  expect(read(7)[0]).toMatchObject({ watched: 12_000 });
});

test('who logs out takes it along, and what still plays does not bring it back', () => {
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, store);
  log.tell({ type: 'start', milliseconds: 0, offline: 0, state: 'going' }, performance.now());
  expect(read(7)).toHaveLength(1);
  store.clear((key) => key.startsWith('watch_log.'));
  log.tell({ type: 'watched', seconds: 3 }, performance.now());
  expect(read(7)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('one event’s can be deleted alone', () => {
  watch(7);
  watch(8);
  keptViewings(4, store).forget(7);
  expect(read().map(({ event: { id } }) => id)).toEqual([8]);
});

test('however often it is opened, storage never fills', () => {
  for (let times = 0; times < 40; times += 1) watch(7, 1);
  expect(read(7)).toHaveLength(30);
  for (let id = 100; id < 200; id += 1) watch(id, 1);
  expect(read()).toHaveLength(100);
  expect(read(7)).toEqual([]);
});

test('what the device refuses to keep lasts as long as the page', () => {
  const closed = createStore(() => {
    throw new Error('no storage');
  });
  expect(keepsForLater(closed)).toBe(false);
  expect(keepsForLater(store)).toBe(true);
  const log = watchLog({ userId: 4, event: event(7), ...OPEN }, closed);
  log.tell({ type: 'watched', seconds: 3 }, performance.now());
  expect(keptViewings(4, closed).read(7)).toHaveLength(1);
});

test('of another service’s player it is only known that it was opened', () => {
  watchLog({ userId: 4, event: event(7), live: true, embedded: true }, store).openedElsewhere(
    performance.now(),
  );
  expect(read(7)).toMatchObject([{ embedded: true, watched: 0, spans: [] }]);
});
