import { beforeEach, expect, test } from 'vitest';
import { createStore } from '../../browser/storage/storage';
import { retainedLog } from '../../browser/watch-log/retained-log';
import { clearPersonalStorage } from './clear-personal-storage';

const DAY_MS = 86_400_000;
let now = 0;
const store = createStore(
  () => localStorage,
  () => now,
);
const logs = () => store.keys((key) => key.startsWith('watch_log.')).sort();

beforeEach(() => {
  localStorage.clear();
  now = Date.UTC(2026, 10, 23);
  store.set('watch_log.4.12.a', 1);
  store.set('watch_log.44.12.a', 1);
});

test('a log-out deletes all playback logs unless the viewer chose to keep theirs', () => {
  clearPersonalStorage(store);
  expect(logs()).toEqual([]);
});

test('a playback log that the viewer chose to keep survives the log-out, and a session that ends later', () => {
  retainedLog(store).retain(4);
  clearPersonalStorage(store);
  clearPersonalStorage(store);
  expect(logs()).toEqual(['watch_log.4.12.a']);
});

test('a playback log that was kept stays when its owner logs in, and the next log-out deletes it unless they choose again', () => {
  retainedLog(store).retain(4);
  clearPersonalStorage(store);
  retainedLog(store).endAtLogIn(4);
  expect(logs()).toEqual(['watch_log.4.12.a']);
  clearPersonalStorage(store);
  expect(logs()).toEqual([]);
});

test('a log-in with another account deletes a playback log that was kept', () => {
  retainedLog(store).retain(4);
  clearPersonalStorage(store);
  store.set('watch_log.44.13.a', 1);
  retainedLog(store).endAtLogIn(44);
  expect(logs()).toEqual(['watch_log.44.13.a']);
});

test('a log-in on a device without a kept playback log deletes nothing', () => {
  retainedLog(store).endAtLogIn(44);
  expect(logs()).toEqual(['watch_log.4.12.a', 'watch_log.44.12.a']);
});

test('a kept playback log is deleted after 30 days', () => {
  retainedLog(store).retain(4);
  now += 30 * DAY_MS + 1;
  clearPersonalStorage(store);
  expect(logs()).toEqual([]);
});
