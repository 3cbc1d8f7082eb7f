import { expect, test, vi } from 'vitest';
import { createStore, createValueStore } from './store';

test('a value store reads its initial value once, when it is first needed', () => {
  const initial = vi.fn(() => 1);
  const store = createValueStore(initial);
  expect(initial).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual([1, 1]);
  expect(initial).toHaveBeenCalledOnce();
});

test('a value store notifies its listeners of a different value, but not of the same value', () => {
  const store = createValueStore(() => 1);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.replace(2);
  store.replace(2);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.replace(3);
  expect(listener).toHaveBeenCalledOnce();
});

test('a store calls all listeners even if one of them unsubscribes while it is called', () => {
  const store = createValueStore(() => 1);
  const second = vi.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(second);
  store.replace(2);
  expect(second).toHaveBeenCalledOnce();
});

test('a value store runs its source only while it has listeners', () => {
  const stop = vi.fn();
  const onObserved = vi.fn(() => stop);
  const store = createValueStore(() => 1, { onObserved });
  const leaves = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(onObserved).toHaveBeenCalledOnce();
  leaves[0]?.();
  leaves[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leaves[1]?.();
  expect(stop).toHaveBeenCalledOnce();
});

test('a store changes the given properties and notifies only if one of them changed', () => {
  const store = createStore({ volume: 1, muted: false });
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ muted: false });
  expect(listener).not.toHaveBeenCalled();
  store.set({ muted: true });
  expect(store.get()).toEqual({ volume: 1, muted: true });
  expect(listener).toHaveBeenCalledOnce();
});
