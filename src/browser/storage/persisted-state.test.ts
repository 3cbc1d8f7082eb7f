import { shows } from '@tests/statements/shows';
import { afterEach, expect, test, vi } from 'vitest';
import { isString } from '../../lib/parse/is';
import { createPersistedState } from './persisted-state';
import { createStore } from './storage';

afterEach(() => vi.useRealTimers());

function device(values: Record<string, string> = {}) {
  const map = new Map<string, string>();
  const store = createStore(
    () =>
      ({
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
      }) as unknown as Storage,
  );
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  return store;
}

test('reads the state of an earlier visit once the store has opened, at any time within a minute', async () => {
  vi.useFakeTimers();
  const store = device({ language: 'fr', last_page: '/schedule' });
  const state = createPersistedState({
    open: () => new Promise((resolve) => setTimeout(() => resolve(store), 59_000)),
  });
  const opened = vi.fn();
  void state.open().then(opened);
  await vi.advanceTimersByTimeAsync(58_999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalled();
  expect(state.get('language', isString)).toBe('fr');
  expect(state.get('last_page', isString)).toBe('/schedule');
});

test(
  'waits 60,000 ms for a store that never opens, then starts with defaults and still writes',
  shows('constant persisted store 60,000 ms', 'constant minute'),
  async () => {
    vi.useFakeTimers();
    const written = device({ language: 'fr' });
    const state = createPersistedState({ open: () => new Promise(() => {}) }, written);
    const opened = vi.fn();
    void state.open().then(opened);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(state.get('language', isString)).toBeUndefined();
    state.set('language', 'en');
    expect(written.get('language', isString)).toBe('en');
  },
);

test('starts with defaults at once if the store cannot be opened, and opens it only once', async () => {
  const open = vi.fn().mockRejectedValue(new Error('blocked'));
  const state = createPersistedState({ open }, device());
  await Promise.all([state.open(), state.open()]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(state.get('language', isString)).toBeUndefined();
});
