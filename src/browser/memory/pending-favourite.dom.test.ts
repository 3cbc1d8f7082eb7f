import { beforeEach, expect, test } from 'vitest';
import { storage } from '../storage/storage';
import { keepFavouriteWish, takeFavouriteWish } from './pending-favourite';

beforeEach(() => storage.clear());

test('a wish is taken once', () => {
  keepFavouriteWish({ type: 'participant', id: 101 });
  expect(takeFavouriteWish()).toEqual({ type: 'participant', id: 101 });
  expect(takeFavouriteWish()).toBeNull();
});

test('and is kept for half an hour', () => {
  const before = Date.now();
  keepFavouriteWish({ type: 'group', id: 3 });
  const { until }: { until: number } = JSON.parse(localStorage.getItem('rudy_favourite_wish') ?? '{}');
  expect(until - before).toBeGreaterThanOrEqual(30 * 60_000);
  expect(until - Date.now()).toBeLessThanOrEqual(30 * 60_000);
});

test.each([{ type: 'event', id: 3 }, { type: 'group', id: 'x' }, 'group', null])(
  'the stored value %j is not taken as a favourite',
  (kept) => {
    storage.set('favourite_wish', kept);
    expect(takeFavouriteWish()).toBeNull();
  },
);
