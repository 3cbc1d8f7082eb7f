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

test('a verdict is remembered for its event, and for no other', () => {
  const { store } = device();
  readyMemory(7, store).keep(RESULT);
  expect([7, 8, null].map((id) => readyMemory(id, store).read())).toEqual([RESULT, null, null]);
});

test('it is forgotten after six hours', () => {
  const { store, clock } = device();
  readyMemory(null, store).keep(RESULT);
  clock.now = 5 * HOUR_MS;
  expect(readyMemory(null, store).read()).toEqual(RESULT);
  clock.now = 7 * HOUR_MS;
  expect(readyMemory(null, store).read()).toBeNull();
});

test.each([null, 'plays', { verdict: 'perhaps', geoBlocked: false }, { verdict: 'plays' }])(
  'what is no verdict (%j) is not taken for one',
  (value) => {
    const { store } = device();
    store.set('ready.7', value);
    expect(readyMemory(7, store).read()).toBeNull();
  },
);

test('a device that keeps nothing remembers until the page goes', () => {
  const store = createStore(() => {
    throw new Error('refused');
  });
  readyMemory(7, store).keep(RESULT);
  expect(readyMemory(7, store).read()).toEqual(RESULT);
});
