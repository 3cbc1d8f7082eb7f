import { expect, test, vi } from 'vitest';
import { StaleCache } from './stale-cache.ts';

function set(values: (string | Error)[], most = 10) {
  let now = 0;
  const cache = new StaleCache<string>({
    freshMs: 10,
    staleMs: 100,
    failedMs: 2,
    maxEntries: most,
    now: () => now,
  });
  const fetchIt = vi.fn(async () => {
    const next = values.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no more');
    return next;
  });
  return {
    ...{ cache, fetchIt },
    at: (time: number, key = 'a') => {
      now = time;
      return cache.get(key, fetchIt);
    },
  };
}

test('the stale cache serves a fresh value, then a stale one while it refetches, then the new one', async () => {
  const { at, fetchIt } = set(['one', 'two', 'three']);
  expect(await at(0)).toBe('one');
  expect(await at(9)).toBe('one');
  expect(fetchIt).toHaveBeenCalledTimes(1);
  expect(await at(50)).toBe('one');
  expect(fetchIt).toHaveBeenCalledTimes(2);
  expect(await at(51)).toBe('two');
  expect(await at(500)).toBe('three');
});

test('concurrent callers of the stale cache share one fetch', async () => {
  const { at, fetchIt } = set(['one']);
  expect(await Promise.all([at(0), at(0), at(1)])).toEqual(['one', 'one', 'one']);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('the stale cache waits after a failed fetch before it fetches again', async () => {
  const { at, fetchIt } = set([new Error('down'), 'one']);
  await expect(at(0)).rejects.toThrow('down');
  await expect(at(1)).rejects.toThrow('down');
  expect(fetchIt).toHaveBeenCalledTimes(1);
  expect(await at(3)).toBe('one');
});

test('the stale cache serves a value that cannot be refetched until it is too old', async () => {
  const { at } = set(['one', new Error('down'), new Error('down')]);
  await at(0);
  expect(await at(20)).toBe('one');
  await Promise.resolve();
  expect(await at(21)).toBe('one');
  await expect(at(300)).rejects.toThrow('down');
});

test('the stale cache does not serve an old value longer because it is requested often', async () => {
  const { at } = set(['one']);
  await at(0);
  for (let time = 10; time < 110; time += 5) expect(await at(time)).toBe('one');
  await expect(at(111)).rejects.toThrow('no more');
});

test('the stale cache evicts the oldest value when it is full', async () => {
  const { at, cache, fetchIt } = set(['1', '2', '3', '4'], 2);
  await at(0, 'a');
  await at(0, 'b');
  await at(0, 'c');
  expect(cache.size).toBe(2);
  await at(0, 'b');
  expect(fetchIt).toHaveBeenCalledTimes(3);
  await at(0, 'a');
  expect(fetchIt).toHaveBeenCalledTimes(4);
});
