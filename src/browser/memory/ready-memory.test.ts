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

test('remembers a ready-check result for its event only', () => {
  const { store } = device();
  readyMemory(7, store).store(RESULT);
  expect([7, 8, null].map((id) => readyMemory(id, store).read())).toEqual([RESULT, null, null]);
});

test('forgets a ready-check result after six hours', () => {
  const { store, clock } = device();
  readyMemory(null, store).store(RESULT);
  clock.now = 5 * HOUR_MS;
  expect(readyMemory(null, store).read()).toEqual(RESULT);
  clock.now = 7 * HOUR_MS;
  expect(readyMemory(null, store).read()).toBeNull();
});

test.each([null, 'plays', { verdict: 'perhaps', geoBlocked: false }, { verdict: 'plays' }])(
  'does not take the stored value %j for a ready-check result',
  (value) => {
    const { store } = device();
    store.set('ready.7', value);
    expect(readyMemory(7, store).read()).toBeNull();
  },
);

test('remembers a ready-check result until the page closes where storage is unavailable', () => {
  const store = createStore(() => {
    throw new Error('refused');
  });
  readyMemory(7, store).store(RESULT);
  expect(readyMemory(7, store).read()).toEqual(RESULT);
});
