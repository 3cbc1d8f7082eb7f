import { beforeEach, expect, test } from 'vitest';
import { storage } from '../storage/storage';
import { storePendingFavourite, takePendingFavourite } from './pending-favourite';

beforeEach(() => storage.clear());

test('a pending favourite is returned only once', () => {
  storePendingFavourite({ type: 'participant', id: 101 });
  expect(takePendingFavourite()).toEqual({ type: 'participant', id: 101 });
  expect(takePendingFavourite()).toBeNull();
});

test('a pending favourite is stored for half an hour', () => {
  const before = Date.now();
  storePendingFavourite({ type: 'group', id: 3 });
  const { until }: { until: number } = JSON.parse(localStorage.getItem('rudy_favourite_wish') ?? '{}');
  expect(until - before).toBeGreaterThanOrEqual(30 * 60_000);
  expect(until - Date.now()).toBeLessThanOrEqual(30 * 60_000);
});

test.each([{ type: 'event', id: 3 }, { type: 'group', id: 'x' }, 'group', null])(
  'does not read the stored value %j as a pending favourite',
  (kept) => {
    storage.set('favourite_wish', kept);
    expect(takePendingFavourite()).toBeNull();
  },
);
