import { shows } from '@tests/statements/shows';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, lazyView } from './lazy-view';

afterEach(() => vi.useRealTimers());

const Component = () => null;

test('opening a lazy view returns its module', async () => {
  expect(await lazyView(async () => ({ Component }))()).toEqual({ Component });
});

test('a chunk that fails to load throws a ChunkError', async () => {
  const load = lazyView(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(load()).rejects.toBeInstanceOf(ChunkError);
});

test('a chunk that takes 120 s throws a ChunkError', shows('constant chunk load 120 s'), async () => {
  vi.useFakeTimers();
  const load = lazyView(() => new Promise(() => {}))();
  const settled = vi.fn();
  load.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkError));
});
