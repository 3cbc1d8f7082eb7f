import { expect, test } from 'vitest';
import { createStore } from '../storage/storage';
import { readyMemory } from './ready-memory';

const RESULT = { verdict: 'limits', geoBlocked: false } as const;
const HOUR_MS = 3_600_000;

function device() {
  const clock = { now: 0 };
  return {
    clock,
    store: createStore(
      () => sessionStorage,
      () => clock.now,
    ),
  };
}

test('stores a ready-check result only for its event', () => {
  const { store } = device();
  readyMemory(7, store).store(RESULT);
  expect([7, 8, null].map((id) => readyMemory(id, store).read())).toEqual([RESULT, null, null]);
});

test('a ready-check result expires after six hours', () => {
  const { store, clock } = device();
  readyMemory(null, store).store(RESULT);
  clock.now = 5 * HOUR_MS;
  expect(readyMemory(null, store).read()).toEqual(RESULT);
  clock.now = 7 * HOUR_MS;
  expect(readyMemory(null, store).read()).toBeNull();
});

test.each([null, 'plays', { verdict: 'perhaps', geoBlocked: false }, { verdict: 'plays' }])(
  'does not read the stored value %j as a ready-check result',
  (value) => {
    const { store } = device();
    store.set('ready.7', value);
    expect(readyMemory(7, store).read()).toBeNull();
  },
);

test('remembers a ready-check result until the page closes if storage is unavailable', () => {
  const store = createStore(() => {
    throw new Error('refused');
  });
  readyMemory(7, store).store(RESULT);
  expect(readyMemory(7, store).read()).toEqual(RESULT);
});
