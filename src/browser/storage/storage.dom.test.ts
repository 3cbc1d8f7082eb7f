import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { isString } from '../../lib/parse/is';
import { clearExpired, createStore } from './storage';

function device(over: Partial<Storage> = {}) {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    ...over,
  } as Storage;
  return { map, open: () => storage };
}

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('storage keys have the prefix rudy_', shows('constant prefix rudy_'), () => {
  const { map, open } = device();
  createStore(open).set('language', 'fr');
  expect([...map.keys()]).toEqual(['rudy_language']);
});

test('a stored value expires after about 360 days', shows('constant lifetime 360 days'), () => {
  let now = 0;
  const store = createStore(device().open, () => now);
  store.set('language', 'fr');
  now = 360 * 86_400_000 - 1;
  expect(store.get('language', isString)).toBe('fr');
  now += 1;
  expect(store.get('language', isString)).toBeUndefined();
});

test('a stored value expires after the lifetime that was set for it', () => {
  let now = 0;
  const store = createStore(device().open, () => now);
  store.set('trk', 'x', 10_800_000);
  now = 10_800_000;
  expect(store.get('trk', isString)).toBeUndefined();
});

describe('when the storage fails or a stored value is broken', () => {
  test.each([
    ['corrupt', '{"value": "fr"'],
    ['not an entry', '"fr"'],
    ['of another type', JSON.stringify({ value: 4, until: Number.MAX_SAFE_INTEGER })],
  ])('ignores a stored value that is %s', (_, text) => {
    const { map, open } = device();
    map.set('rudy_language', text);
    expect(createStore(open).get('language', isString)).toBeUndefined();
  });

  test('a full storage falls back to memory until the page closes', () => {
    const store = createStore(device({ setItem: refuse }).open);
    expect(store.set('language', 'fr')).toBe(false);
    expect(store.get('language', isString)).toBe('fr');
  });

  test('a forbidden storage falls back to memory until the page closes', () => {
    const store = createStore(refuse);
    expect(store.set('language', 'fr')).toBe(false);
    expect(store.get('language', isString)).toBe('fr');
    store.remove('language');
    store.clear();
    expect(store.get('language', isString)).toBeUndefined();
  });
});

test('reports a stored value that changed in another tab', () => {
  const store = createStore(device().open);
  const changed: string[] = [];
  const stop = store.watch('api_key', () => changed.push('changed'));
  dispatchEvent(new StorageEvent('storage', { key: 'rudy_api_key' }));
  dispatchEvent(new StorageEvent('storage', { key: 'rudy_language' }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'rudy_api_key' }));
  expect(changed).toEqual(['changed']);
});

test('clears expired values that are never read, but no other values', () => {
  let now = 1_000;
  localStorage.clear();
  const store = createStore(
    () => localStorage,
    () => now,
  );
  store.set('short', 1, 500);
  store.set('long', null, 5_000);
  localStorage.setItem('another_sites', '1');
  now = 1_500;
  clearExpired(store);
  expect(Object.keys(localStorage).toSorted()).toEqual(['another_sites', 'rudy_long']);
  expect(store.keys((key) => key !== 'short')).toEqual(['long']);
});
